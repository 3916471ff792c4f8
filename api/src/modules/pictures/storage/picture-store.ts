/** A file of a picture. Its name follows from its content, so a name never has another content. */
export interface PictureFile {
  name: string;
  data: Uint8Array;
}

/** Where the finished pictures are kept. */
export interface PictureStore {
  /** Keeps a file; one that is there already counts as put now. */
  put: (file: PictureFile) => Promise<void>;
  has: (name: string) => Promise<boolean>;
  /** Undefined if there is no such file. */
  read: (name: string) => Promise<Uint8Array | undefined>;
  /** Deletes a file, unless it was put at that time or later. Returns whether it was deleted. */
  deleteOlder: (name: string, putBefore: Date) => Promise<boolean>;
}

/** How long browsers and caches may keep a picture: for ever, as `Cache-Control` has it. */
export const PICTURES_KEPT = 'public, max-age=31536000, immutable';

const NAME = /^[0-9a-f]{32}-\d{1,4}\.(avif|webp)$/;

/** Whether it is a name that `pictureFileName` makes: only these are looked for. */
export function isPictureFileName(name: string): boolean {
  return NAME.test(name);
}

/** `hash` is 32 hexadecimal digits, `width` is in px. */
export function pictureFileName(hash: string, width: number, format: 'avif' | 'webp'): string {
  return `${hash}-${width}.${format}`;
}
