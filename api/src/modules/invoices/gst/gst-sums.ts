import { sumTaxed, type TaxedAmount } from '../tax/split-tax';

/** What lines with one name and rate add up to; paise. It is negative where more was credited than supplied. */
export interface GstSum extends TaxedAmount {
  /** The place of supply or the HSN code. */
  name: string;
  /** Hundredths of a percent. */
  rate: number;
  quantity: number;
}

/** Reverses the sign of an amount. */
export function negated({ taxable, cgst, sgst, igst, total }: TaxedAmount): TaxedAmount {
  return { taxable: -taxable, cgst: -cgst, sgst: -sgst, igst: -igst, total: -total };
}

/** Adds lines up by name and rate. */
export class GstSums {
  readonly #sums = new Map<string, GstSum>();

  add({ name, rate, quantity, ...amount }: GstSum): void {
    const key = JSON.stringify([name, rate]);
    const before = this.#sums.get(key);
    const sum = before ? sumTaxed([before, amount]) : amount;
    this.#sums.set(key, { name, rate, quantity: (before?.quantity ?? 0) + quantity, ...sum });
  }

  /** The sums, sorted by name and rate, without those of which nothing is left. */
  list(): GstSum[] {
    return [...this.#sums.values()]
      .filter(({ quantity, taxable, total }) => quantity !== 0 || taxable !== 0 || total !== 0)
      .sort((a, b) => (a.name === b.name ? a.rate - b.rate : a.name < b.name ? -1 : 1));
  }
}
