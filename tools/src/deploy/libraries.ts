import path from 'node:path';
import type { RemoteVersion } from '@storefront/host/contracts/registry';
import {
  DESCRIPTOR,
  LIBRARIES_FOLDER,
  LIBRARIES_SCRIPT,
} from '@storefront/host/contracts/version-files';

/** The script of a version's libraries in the deploy root; undefined if the version's entry contains them. */
export function librariesFile({ extras }: RemoteVersion): string | undefined {
  return extras.libraries?.url.replace(/^.*\/apps\//, '');
}

/** The folder of that script, which contains nothing else. */
export function librariesFolder(version: RemoteVersion): string | undefined {
  const file = librariesFile(version);
  return file && path.posix.join(file, '../..');
}

/** The file of a version's or libraries' folder that is published last: without it, nothing there counts. */
export function lastFileOf(folder: string): string {
  const isOfLibraries = path.posix.basename(folder).startsWith(`${LIBRARIES_FOLDER}-`);
  return path.posix.join(folder, isOfLibraries ? LIBRARIES_SCRIPT : DESCRIPTOR);
}
