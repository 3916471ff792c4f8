import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The supported content codings, in order of preference. */
export const CONTENT_CODINGS = ['br', 'gzip', 'identity'] as const;
type ContentCoding = (typeof CONTENT_CODINGS)[number];

/** The minimum length to compress: a shorter text fits in one packet anyway. */
const COMPRESSED_FROM = 1_000;

/** Compresses far better than gzip in about the same time; a higher quality takes many times longer. */
const BROTLI_QUALITY = 5;

/** A text in one content coding. */
export interface Representation {
  body: Buffer;
  etag: string;
  /** Absent for the uncompressed text. */
  contentEncoding?: 'br' | 'gzip';
}

const compress = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: Buffer) => promisify(gzip)(text),
};

/** A JSON text that is the same for every caller, and the tags of what it shows, as their header has them. */
export interface PublicText {
  json: string;
  tags: string;
}

/** A JSON text that is the same for every caller. It is compressed once for each requested content coding. */
export class PublicResponse {
  /** A hash of the text, to detect changes. */
  readonly hash: string;
  /** The tags of what it shows, as their header has them. */
  readonly tags: string;
  readonly #identity: Representation;
  readonly #compressed = new Map<'br' | 'gzip', Representation | Promise<Representation>>();

  constructor({ json, tags }: PublicText) {
    const body = Buffer.from(json);
    this.tags = tags;
    this.hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    this.#identity = { body, etag: `"${this.hash}"` };
  }

  /**
   * An upper bound of its memory in bytes: the compressed representations are together shorter than the text.
   */
  get memory(): number {
    return 2 * (this.#identity.body.length + this.tags.length);
  }

  /** The text in that content coding, or uncompressed if compression would save nothing. */
  as(coding: ContentCoding): Representation | Promise<Representation> {
    if (coding === 'identity' || this.#identity.body.length < COMPRESSED_FROM)
      return this.#identity;
    const known = this.#compressed.get(coding);
    if (known) return known;
    const compressing = this.#compress(coding);
    this.#compressed.set(coding, compressing);
    return compressing;
  }

  async #compress(contentEncoding: 'br' | 'gzip'): Promise<Representation> {
    const body = await compress[contentEncoding](this.#identity.body);
    // A strong ETag identifies the exact bytes, so each content coding needs a different one.
    const etag = `"${this.hash}-${contentEncoding}"`;
    const representation: Representation = { body, etag, contentEncoding };
    this.#compressed.set(contentEncoding, representation);
    return representation;
  }
}
