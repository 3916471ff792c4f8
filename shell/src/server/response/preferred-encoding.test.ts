import { preferredEncoding } from './preferred-encoding';

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
