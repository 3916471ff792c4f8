import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encode, preferredEncoding } from './content-encoding';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=1.0, br;q=0.8', 'gzip'],
  ['*', 'br'],
])('a client that accepts "%s" gets %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding);
});

test('every encoding holds the same text', async () => {
  const text = Buffer.from('<p>A page</p>'.repeat(1_000));
  const [br, gzip, identity] = await Promise.all([
    encode(text, 'br'),
    encode(text, 'gzip'),
    encode(text, 'identity'),
  ]);
  expect(brotliDecompressSync(br)).toEqual(text);
  expect(gunzipSync(gzip)).toEqual(text);
  expect(identity).toBe(text);
  expect(Math.max(br.length, gzip.length)).toBeLessThan(text.length / 10);
});
