/** An amount and the taxes in it, in paise. Always `taxable + cgst + sgst + igst = total`. */
export interface TaxedAmount {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
}

/** What was paid for something, and how it is taxed. */
interface TaxedPrice {
  /** Paise, including tax. */
  total: number;
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
 * Splits a price into taxable amount and tax, rounded to paise. Within a state both halves of the tax are equal; the
 * rounding difference is in the taxable amount.
 */
export function splitTax({ total, rate, isInterState }: TaxedPrice): TaxedAmount {
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
 * The taxable amount and the tax of a part of a price, after `before` paise of it have been credited already. However a
 * line is returned, its credit notes add up to its invoice, to the paisa.
 */
export function splitTaxAfter(part: TaxedPrice, before: number): TaxedAmount {
  const all = splitTax({ ...part, total: before + part.total });
  return combine(all, splitTax({ ...part, total: before }), (a, b) => a - b);
}
