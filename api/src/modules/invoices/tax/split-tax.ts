/** An amount and the taxes in it, in paise. Always `taxable + cgst + sgst + igst = total`. */
export interface TaxedAmount {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
}

/** A number of pieces, and how they are taxed. */
export interface TaxedPieces {
  /** Paise for one piece, with its tax. */
  price: number;
  quantity: number;
  /** Hundredths of a percent. */
  rate: number;
  /** Whether they go to another state. */
  isInterState: boolean;
}

/** The quotient, rounded half up. The products are too large for exact floating-point numbers. */
function divideRounded(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor));
}

/**
 * The tax that the price of those pieces has in it, rounded to paise once for all of them. Within a state both
 * halves are equal; what rounding leaves over is in the taxable amount.
 */
export function splitTax({ price, quantity, rate, isInterState }: TaxedPieces): TaxedAmount {
  const total = price * quantity;
  const shares = isInterState ? 1n : 2n;
  const share = divideRounded(BigInt(total) * BigInt(rate), shares * (10_000n + BigInt(rate)));
  const half = isInterState ? 0 : share;
  const igst = isInterState ? share : 0;
  return { taxable: total - 2 * half - igst, cgst: half, sgst: half, igst, total };
}

const PARTS = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const;

function combine(
  one: TaxedAmount,
  other: TaxedAmount,
  part: (a: number, b: number) => number,
): TaxedAmount {
  const [taxable, cgst, sgst, igst, total] = PARTS.map((name) => part(one[name], other[name]));
  return {
    taxable: taxable ?? 0,
    cgst: cgst ?? 0,
    sgst: sgst ?? 0,
    igst: igst ?? 0,
    total: total ?? 0,
  };
}

const NOTHING: TaxedAmount = { taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0 };

/** The sum of amounts. */
export function sumTaxed(amounts: readonly TaxedAmount[]): TaxedAmount {
  return amounts.reduce((sum, amount) => combine(sum, amount, (a, b) => a + b), NOTHING);
}

/**
 * The tax in `quantity` pieces after that in `before` of them was given back already: however a line is returned,
 * its credit notes add up to its invoice, to the paisa.
 */
export function splitTaxAfter(pieces: TaxedPieces, before: number): TaxedAmount {
  const all = splitTax({ ...pieces, quantity: before + pieces.quantity });
  return combine(all, splitTax({ ...pieces, quantity: before }), (a, b) => a - b);
}
