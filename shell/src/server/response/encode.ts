import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/** How a response's body may be encoded, the preferred encoding first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type ContentEncoding = (typeof ENCODINGS)[number];

/** Whether an encoded body is cached for further responses or sent once. */
export type EncodingUse = 'cached' | 'once';

/**
 * Brotli's quality levels. Above the one for cached bodies, a page takes much longer and is hardly smaller;
 * with the one for bodies sent once, it takes less than half as long and is a seventh larger.
 */
const BROTLI_QUALITY: Record<EncodingUse, number> = { cached: 7, once: 3 };

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);
const decompressGzip = promisify(gunzip);

/** Encodes a text outside of the event loop. */
export function encode(text: Buffer, encoding: ContentEncoding, use: EncodingUse): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return compressWithBrotli(text, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[use],
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      });
    case 'gzip':
      return compressWithGzip(text);
    case 'identity':
      return Promise.resolve(text);
  }
}

/** Decodes what `encode` has encoded. */
export function decode(bytes: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return decompressBrotli(bytes);
    case 'gzip':
      return decompressGzip(bytes);
    case 'identity':
      return Promise.resolve(bytes);
  }
}
