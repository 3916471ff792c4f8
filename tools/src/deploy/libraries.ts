import path from 'node:path';
import type { RemoteVersion } from '@storefront/shared/contracts/registry';

/** The script of a version's libraries in the deploy root; undefined if the version's entry contains them. */
export function librariesFile({ extras }: RemoteVersion): string | undefined {
  return extras.libraries?.url.replace(/^.*\/apps\//, '');
}

/** The folder of that script, which contains nothing else. */
export function librariesFolder(version: RemoteVersion): string | undefined {
  const file = librariesFile(version);
  return file && path.posix.join(file, '../..');
}
