import { formatNumber, table } from '../bench/report/table';
import { PAGE_NAMES } from '../bench/shop/pages';
import { groupBy } from '../group-by';
import type { Piece, Weight } from './piece';

/** What weighs less than this on every page is summed up in one row, in bytes of the compressed scripts. */
const SMALL = 300;

const OTHER = 'other';

/** A table of the weights by page, of what the pieces have in common: the heaviest first, and their sum. */
export function weightTable(pieces: readonly Piece[], by: 'source' | 'app' | 'chunk'): string {
  const groups = [...groupBy(pieces, (piece) => piece[by])]
    .map(([name, own]) => ({ name, own, most: heaviest(own) }))
    .sort((a, b) => b.most - a.most);
  const small = groups.filter(({ most }) => most < SMALL).flatMap(({ own }) => own);
  const rows = [
    ...groups.filter(({ most }) => most >= SMALL),
    ...(small.length > 0 ? [{ name: OTHER, own: small }] : []),
    { name: '**all**', own: pieces },
  ];
  return table(
    [by, ...PAGE_NAMES],
    rows.map(({ name, own }) => [name, ...ofPages(own).map(cell)]),
  );
}

/** What pieces weigh on the page where they weigh most. */
function heaviest(pieces: readonly Piece[]): number {
  return Math.max(...ofPages(pieces).map(({ brotli }) => brotli));
}

/** The weight of pieces on each page, in the order of the pages. */
function ofPages(pieces: readonly Piece[]): Weight[] {
  return PAGE_NAMES.map((name) => totalWeight(pieces.filter(({ page }) => page === name)));
}

/** What pieces weigh together. */
export function totalWeight(pieces: readonly Weight[]): Weight {
  return pieces.reduce(
    (total, { minified, brotli, used }) => ({
      minified: total.minified + minified,
      brotli: total.brotli + brotli,
      used: total.used + used,
    }),
    { minified: 0, brotli: 0, used: 0 },
  );
}

function cell({ minified, brotli, used }: Weight): string {
  if (minified === 0) return '';
  const kilobytes = (bytes: number) => formatNumber(bytes / 1000, 1);
  return `${kilobytes(brotli)} (${kilobytes(minified)}, ${formatNumber((100 * used) / minified)} %)`;
}
