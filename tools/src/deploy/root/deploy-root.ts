/** A text, and a revision that changes with it. */
export interface Revision {
  text: string;
  revision: string;
}

/**
 * Where versions are published: files that are put once and never change, and one registry that is always
 * replaced completely. It is a folder, or a bucket of an object store with conditional writes.
 */
export interface DeployRoot {
  /**
   * Puts a file, completely or not at all. Putting the same bytes again is fine; throws `ImmutableFileError`
   * if the file exists with other bytes.
   */
  put: (path: string, bytes: Buffer) => Promise<void>;
  /** Puts a file that belongs to no version, in place of one that is there. */
  replace: (path: string, bytes: Buffer) => Promise<void>;
  /** The file's bytes; undefined if there is none. */
  read: (path: string) => Promise<Buffer | undefined>;
  /** The names inside a folder; none if there is no such folder. */
  list: (folder: string) => Promise<string[]>;
  /** When a folder got its latest file; undefined if there is none. */
  changedAt: (folder: string) => Promise<Date | undefined>;
  /** Removes a folder with all that is in it. */
  remove: (folder: string) => Promise<void>;
  /** Where a file is, for people. */
  locate: (path: string) => string;
  /** The current registry; undefined if nothing has been published yet. */
  readRegistry: () => Promise<Revision | undefined>;
  /** Its revision alone, which can be asked for every second; undefined if nothing has been published yet. */
  readRevision: () => Promise<string | undefined>;
  /**
   * Replaces the registry, if it still has that revision (undefined: if there is none yet). Returns whether
   * it did: readers see the old text or the new one.
   */
  swapRegistry: (revision: string | undefined, text: string) => Promise<boolean>;
  /** A secret of 32 bytes that all share who use the deploy root; undefined if nobody has created it yet. */
  readSecret: (name: string) => Promise<Buffer | undefined>;
  /** The same; the first call creates it. Of processes that create it at once, all get the same one. */
  readOrCreateSecret: (name: string) => Promise<Buffer>;
}

/** The file with the registry. */
export const REGISTRY_FILE = 'registry.json';

const BROWSER_FILE = /^[^/]+\/[^/]+\/browser\/[^/]+$/;

/** Whether browsers may get a file of a deploy root: those of the browser builds, and no others. */
export function isBrowserFile(path: string): boolean {
  return BROWSER_FILE.test(path);
}

/** A published file is about to change; it was left as it is. */
export class ImmutableFileError extends Error {
  override name = 'ImmutableFileError';

  constructor(file: string) {
    super(
      `${file} is published already, with other content, and was left as it is. Publish what has changed as another version.`,
    );
  }
}
