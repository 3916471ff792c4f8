import path from 'node:path';
import type { RemoteVersion } from '@storefront/shared/contracts/registry';

/** The script of a version's libraries in the deploy root; undefined where the version's entry has them. */
export function librariesFile({ extras }: RemoteVersion): string | undefined {
  return extras.libraries?.url.replace(/^.*\/apps\//, '');
}

/** The folder of that script, which is that of no other content. */
export function librariesFolder(version: RemoteVersion): string | undefined {
  const file = librariesFile(version);
  return file && path.posix.join(file, '../..');
}
