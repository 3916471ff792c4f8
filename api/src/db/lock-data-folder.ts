import { join } from 'node:path';
import { acquireLock, type FileLock } from '@storefront/tools/file-lock';
import { explainDataFolder } from './data-folder-error';

/**
 * Takes the data folder for this process, making it where needed. The embedded database has no lock
 * of its own: two processes on one folder would lose rows.
 * Throws a `LockedError` when a running process holds it, and a `DataFolderError` when it can't be written.
 */
export function lockDataFolder(folder: string): FileLock {
  try {
    return acquireLock(join(folder, 'api.lock'));
  } catch (error) {
    throw explainDataFolder(folder, error);
  }
}
