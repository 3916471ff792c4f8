/** An amount and the taxes in it, in paise. Always `taxable + cgst + sgst + igst = total`. */
export interface TaxedAmount {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
}

/** A quantity of one item, and how it is taxed. */
interface TaxedPieces {
  /** Paise for one piece, including tax. */
  price: number;
  quantity: number;
  /** Hundredths of a percent. */
  rate: number;
  /** Whether the goods are sent to another state. */
  isInterState: boolean;
}

/** Divides and rounds half up; with bigint, because the products exceed the exact range of numbers. */
function divideRounded(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor));
}

/**
 * Splits the price of those pieces into taxable amount and tax, rounded to paise once for all pieces. Within
 * a state both halves of the tax are equal; the rounding difference is in the taxable amount.
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

/** Adds up amounts. */
export function sumTaxed(amounts: readonly TaxedAmount[]): TaxedAmount {
  return amounts.reduce((sum, amount) => combine(sum, amount, (a, b) => a + b), NOTHING);
}

/**
 * The amount and tax of `quantity` pieces after `before` pieces have been credited already. However a line is
 * returned, its credit notes add up to its invoice, to the paisa.
 */
export function splitTaxAfter(pieces: TaxedPieces, before: number): TaxedAmount {
  const all = splitTax({ ...pieces, quantity: before + pieces.quantity });
  return combine(all, splitTax({ ...pieces, quantity: before }), (a, b) => a - b);
}
