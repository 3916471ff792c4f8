export { acquireLock, LockedError, type FileLock } from './file-lock';
export { withLock } from './with-lock';
