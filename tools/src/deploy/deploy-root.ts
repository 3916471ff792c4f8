/** A text, and a revision that changes with it. */
export interface Revision {
  text: string;
  revision: string;
}

/**
 * Where versions are published: files that are put once and never change, and one registry that is always
 * replaced completely. A folder is one kind; an object store with conditional writes could be another.
 */
export interface DeployRoot {
  /**
   * Puts a file, completely or not at all. Putting the same bytes again is fine; throws `ImmutableFileError`
   * if the file exists with other bytes. Only the owner can read a secret.
   */
  put: (path: string, bytes: Buffer, options?: { isSecret?: boolean }) => Promise<void>;
  /** The file's bytes; undefined if there is none. */
  read: (path: string) => Promise<Buffer | undefined>;
  /** The names inside a folder; none if there is no such folder. */
  list: (folder: string) => Promise<string[]>;
  /** When a folder got its latest file; undefined if there is none. */
  changedAt: (folder: string) => Promise<Date | undefined>;
  /** Removes a folder with all that is in it. */
  remove: (folder: string) => Promise<void>;
  /** The current registry; undefined if nothing has been published yet. */
  readRegistry: () => Promise<Revision | undefined>;
  /**
   * Replaces the registry, if it still has that revision (undefined: if there is none yet). Returns whether
   * it did: readers see the old text or the new one.
   */
  swapRegistry: (revision: string | undefined, text: string) => Promise<boolean>;
}

/** A published file is about to change; it was left as it is. */
export class ImmutableFileError extends Error {
  override name = 'ImmutableFileError';
}
