import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { encode } from '../response/content-encoding';
import type { Body } from '../response/send-body';

const decompress = promisify(brotliDecompress);

/** A body that is kept in brotli alone: few clients want it otherwise, and it takes a fifth of the memory. */
export function compressedBody(brotli: Buffer): Body {
  return {
    encoded: async (encoding) =>
      encoding === 'br' ? brotli : encode(await decompress(brotli), encoding),
  };
}
