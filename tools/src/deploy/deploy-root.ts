/** A text, and a mark that changes with it; undefined marks that there is none yet. */
export interface Revision {
  text: string;
  revision: string;
}

/**
 * Where versions are published: files that are put once and never change, and one registry that is
 * only ever replaced as a whole. A folder is one; an object store with conditional writes can be
 * another.
 */
export interface DeployRoot {
  /**
   * Puts a file, whole or not at all. The same bytes twice are fine; throws `ImmutableFileError`
   * where other bytes stand already.
   */
  put: (path: string, bytes: Buffer) => Promise<void>;
  /** The file's bytes; undefined where there is none. */
  read: (path: string) => Promise<Buffer | undefined>;
  /** The names inside a folder; none where there is no such folder. */
  list: (folder: string) => Promise<string[]>;
  /** Removes a folder with all that is in it. */
  remove: (folder: string) => Promise<void>;
  /** The registry as it stands; undefined where nothing has been published yet. */
  readRegistry: () => Promise<Revision | undefined>;
  /**
   * Replaces the registry, if it still is the one of that revision (undefined: if there is none).
   * Returns whether it did: readers see the old text or the new one.
   */
  swapRegistry: (revision: string | undefined, text: string) => Promise<boolean>;
}

/** A published file is about to change; it was left as it is. */
export class ImmutableFileError extends Error {
  override name = 'ImmutableFileError';
}
