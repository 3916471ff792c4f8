import type { Piece } from './piece';
import { weightTable } from './weight-table';

function piece(page: Piece['page'], source: string, brotli: number): Piece {
  const weight = { minified: 2 * brotli, brotli, used: brotli };
  return { page, app: 'shell', chunk: 'shell/shell.js', source, ...weight };
}

test('lists the heaviest first, sums up what is small, and ends with all', () => {
  const pieces = [
    piece('home', 'tiny', 20),
    piece('home', 'react', 5_000),
    piece('policy', 'react', 5_000),
    piece('home', 'react-dom', 50_000),
  ];
  const [, , ...rows] = weightTable(pieces, 'source').split('\n');
  expect(rows).toEqual([
    '| react-dom | 50.0 (100.0, 50 %) |  |  |  |',
    '| react | 5.0 (10.0, 50 %) |  |  | 5.0 (10.0, 50 %) |',
    '| other | 0.0 (0.0, 50 %) |  |  |  |',
    '| **all** | 55.0 (110.0, 50 %) |  |  | 5.0 (10.0, 50 %) |',
  ]);
});
