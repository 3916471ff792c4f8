import { splitScript } from './split-script';

/** Of the text below: four characters of the bundler, eight of react, and the second line of the shell. */
const MAP = JSON.stringify({
  version: 3,
  names: [],
  sources: ['webpack:///node_modules/react/index.js', 'webpack:///shell/src/client.ts'],
  mappings: 'IAAA;ACAA',
});

const TEXT = '(()=react();\nstart();';

test('divides a script and its weight on the wire between its sources', () => {
  const used = new Uint8Array(TEXT.length).fill(1, 4, 8);
  const pieces = splitScript({ url: '', text: TEXT, wire: 60, used }, MAP);

  const minified = Object.fromEntries(pieces.map((piece) => [piece.source, piece.minified]));
  expect(minified).toEqual({ webpack: 4, react: 8, shell: 8 });
  expect(pieces.find(({ source }) => source === 'react')?.used).toBe(4);
  expect(pieces.reduce((sum, { brotli }) => sum + brotli, 0)).toBeCloseTo(60);
});
