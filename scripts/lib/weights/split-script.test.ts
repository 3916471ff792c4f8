import { splitScript } from './split-script';

/** Of the text below: four characters of the bundler, the text of react in two lines, and `start();` of the shell. */
const MAP = JSON.stringify({
  version: 3,
  names: [],
  sources: ['webpack:///node_modules/react/index.js', 'webpack:///shell/src/client.ts'],
  mappings: 'IAAA;OCAA',
});

const TEXT = '(()=react(`\n`);    start();';

test('divides a script and its weight on the wire between its sources', () => {
  const used = new Uint8Array(TEXT.length).fill(1, 4, 8);
  const pieces = splitScript({ url: '', text: TEXT, wire: 60, used }, MAP);

  const minified = Object.fromEntries(pieces.map((piece) => [piece.source, piece.minified]));
  expect(minified).toEqual({ webpack: 4, react: 15, shell: 8 });
  expect(pieces.find(({ source }) => source === 'react')?.used).toBe(4);
  expect(pieces.reduce((sum, { brotli }) => sum + brotli, 0)).toBeCloseTo(60);
});
