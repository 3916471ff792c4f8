import path from 'node:path';
import { LIBRARIES_FOLDER, LIBRARIES_SCRIPT } from '@storefront/host/contracts/version-files';
import { nameLibraries } from './version/name-version';

/** The script with the app's libraries in the build. */
export const LIBRARIES_FILE = `${LIBRARIES_FOLDER}/${LIBRARIES_SCRIPT}`;

/**
 * The path at which the script is published: beside the app's versions, in a folder named after its content.
 */
export function librariesPath(app: string, script: Buffer): string {
  return path.posix.join(app, nameLibraries(script), LIBRARIES_SCRIPT);
}
