import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The content codings that responses come in, the preferred one first. */
export const CONTENT_CODINGS = ['br', 'gzip', 'identity'] as const;
export type ContentCoding = (typeof CONTENT_CODINGS)[number];

/** A shorter text is sent in as many packets when it is compressed. */
const COMPRESSED_FROM = 1_000;

/** Far smaller than gzip's result, in about the same time; a higher one takes many times longer. */
const BROTLI_QUALITY = 5;

/** What a text becomes in a content coding. */
export interface Representation {
  body: Buffer;
  etag: string;
  /** Absent for the text itself. */
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

/** A JSON text that is the same for everyone. It is compressed once in each content coding that is asked for. */
export class PublicResponse {
  /** Of the text, for comparison. */
  readonly hash: string;
  readonly #identity: Representation;
  readonly #compressed = new Map<'br' | 'gzip', Promise<Representation>>();

  constructor(json: string) {
    const body = Buffer.from(json);
    this.hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    this.#identity = { body, etag: `"${this.hash}"` };
  }

  /** How many bytes it takes at most: its compressed forms are together shorter than the text. */
  get memory(): number {
    return 2 * this.#identity.body.length;
  }

  /** The text in that content coding, or as it is where compression would save nothing. */
  as(coding: ContentCoding): Representation | Promise<Representation> {
    if (coding === 'identity' || this.#identity.body.length < COMPRESSED_FROM)
      return this.#identity;
    const known = this.#compressed.get(coding);
    if (known) return known;
    const representation = this.#compress(coding);
    this.#compressed.set(coding, representation);
    return representation;
  }

  async #compress(contentEncoding: 'br' | 'gzip'): Promise<Representation> {
    const body = await compress[contentEncoding](this.#identity.body);
    // Strong ETags name bytes, so that each content coding has one of its own.
    return { body, etag: `"${this.hash}-${contentEncoding}"`, contentEncoding };
  }
}
