import { chmodSync, mkdirSync } from 'node:fs';

/**
 * Creates the folder if it is missing, and closes it to all other users of the machine, whatever the files
 * inside allow: those of the embedded database are readable by everyone. A folder of another version, or one
 * made by hand, is repaired. Throws if the folder belongs to another user.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}
