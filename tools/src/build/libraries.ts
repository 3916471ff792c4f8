import path from 'node:path';
import { nameLibraries } from './name-version';

/** Folder of a build whose content all versions of the app with the same libraries share. */
export const LIBRARIES_FOLDER = 'libraries';

/** The script in that folder. */
export const LIBRARIES_SCRIPT = 'browser/libraries.js';

/** The script with the app's libraries in the build. */
export const LIBRARIES_FILE = `${LIBRARIES_FOLDER}/${LIBRARIES_SCRIPT}`;

/**
 * The path at which the script is published: beside the app's versions, in a folder named after its content.
 */
export function librariesPath(app: string, script: Buffer): string {
  return path.posix.join(app, nameLibraries(script), LIBRARIES_SCRIPT);
}
