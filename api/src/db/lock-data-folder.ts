import { join } from 'node:path';
import { acquireLock, type FileLock } from '@storefront/tools/file-lock';

/**
 * Takes the data folder for this process, making it where needed. The embedded database has no lock
 * of its own: two processes on one folder would lose rows.
 * Throws a `LockedError` when a running process holds it.
 */
export function lockDataFolder(folder: string): FileLock {
  return acquireLock(join(folder, 'api.lock'));
}
