import { gunzipSync } from 'node:zlib';
import { encode } from '../response/content-encoding';
import { compressedBody } from './compressed-body';

test('a body that is kept in brotli is there in every encoding', async () => {
  const text = Buffer.from('<p>A page</p>'.repeat(1_000));
  const brotli = await encode(text, 'br');
  const { encoded } = compressedBody(brotli);
  expect(await encoded('br')).toBe(brotli);
  expect(gunzipSync(await encoded('gzip'))).toEqual(text);
  expect(await encoded('identity')).toEqual(text);
});
