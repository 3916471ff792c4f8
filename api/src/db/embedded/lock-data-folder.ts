import { join } from 'node:path';
import { acquireLock, type FileLock } from '@storefront/tools/file-lock';
import { makePrivateFolder } from '../../settings/private-folder';
import { explainDataFolder } from './data-folder-error';

/**
 * Locks the data folder for this process, creating it if needed, and closes it to other users of the machine. The
 * embedded database doesn't lock its folder, and two processes on one folder would lose rows.
 * Throws a `LockedError` when a running process holds it, and a `DataFolderError` when it can't be written.
 */
export function lockDataFolder(folder: string): FileLock {
  try {
    makePrivateFolder(folder);
    return acquireLock(join(folder, 'api.lock'));
  } catch (error) {
    throw explainDataFolder(folder, error);
  }
}
