import type { OfferBenefit } from '../../db/schema/orders/offers';

/** A line that offers apply to: paise for one piece, and the collections of its product. */
export interface OfferLine {
  price: number;
  quantity: number;
  collections: readonly string[];
}

/** The total of a line, in paise. */
export const totalOf = ({ price, quantity }: OfferLine): number => price * quantity;

/** The sum of lines, in paise. */
export function sumOf(lines: readonly OfferLine[]): number {
  return lines.reduce((sum, line) => sum + totalOf(line), 0);
}

/** How many pieces lines have. */
export function piecesOf(lines: readonly OfferLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What so many of the cheapest pieces cost. */
function costOfCheapest(lines: readonly OfferLine[], pieces: number): number {
  let left = pieces;
  let cost = 0;
  for (const { price, quantity } of [...lines].sort((a, b) => a.price - b.price)) {
    const taken = Math.min(quantity, left);
    cost += price * taken;
    left -= taken;
  }
  return cost;
}

const percentOf = (amount: number, percent: number) => Math.round((amount * percent) / 100);

/** What a benefit takes off the lines that it is for, in paise: at most what they cost. */
export function savingOf(benefit: OfferBenefit, lines: readonly OfferLine[]): number {
  switch (benefit.kind) {
    case 'percentage':
      return percentOf(sumOf(lines), benefit.percent);
    case 'amount':
      return Math.min(benefit.amount, sumOf(lines));
    case 'buy-get': {
      const { buy, get, percent } = benefit;
      const reduced = Math.floor(piecesOf(lines) / (buy + get)) * get;
      return percentOf(costOfCheapest(lines, reduced), percent);
    }
    case 'free-shipping':
      return 0;
  }
}
