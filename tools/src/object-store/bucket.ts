/** An object as a bucket has it. */
export interface FoundObject {
  key: string;
  /** Changes with the content. */
  etag: string;
  /** When it was put the last time. */
  putAt: Date;
}

/** How an object is put. */
export interface PutOptions {
  /** Its media type, for who reads it over HTTP. */
  type?: string;
  /** Its `Content-Encoding`, for who reads it over HTTP; the bytes are put as they are. */
  encoding?: string;
  /** Its `Cache-Control`, for who reads it over HTTP. */
  cacheControl?: string;
  /** Puts it only if the object still has this ETag or, with `null`, if there is no such object. */
  onlyIf?: string | null;
}

/** A part of an object store: objects with a key, each of which is replaced completely or not at all. */
export interface Bucket {
  /** Puts an object. Returns false, and leaves everything as it was, if the condition doesn't hold. */
  put: (key: string, bytes: Uint8Array, options?: PutOptions) => Promise<boolean>;
  /** The content of an object and its ETag; undefined if there is no such object. */
  read: (key: string) => Promise<{ bytes: Buffer; etag: string } | undefined>;
  /** Undefined if there is no such object. */
  find: (key: string) => Promise<FoundObject | undefined>;
  /** The objects whose keys begin with `prefix`, by their keys. */
  list: (prefix: string) => Promise<FoundObject[]>;
  /** Deletes an object; one that doesn't exist is no error. */
  delete: (key: string) => Promise<void>;
}
