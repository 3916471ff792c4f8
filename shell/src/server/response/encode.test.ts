import { decode, encode, ENCODINGS } from './encode';

const TEXT = Buffer.from('<p>A page</p>'.repeat(1_000));

test.each(ENCODINGS)('what is encoded with %s can be decoded', async (encoding) => {
  expect(await decode(await encode(TEXT, encoding, 'once'), encoding)).toEqual(TEXT);
});

test.each(['br', 'gzip'] as const)('%s makes a text smaller', async (encoding) => {
  expect((await encode(TEXT, encoding, 'cached')).length).toBeLessThan(TEXT.length / 10);
});
