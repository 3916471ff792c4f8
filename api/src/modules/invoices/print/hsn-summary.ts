import type { InvoiceLine } from '../snapshot/invoice-snapshot';
import { sumTaxed, type TaxedAmount } from '../tax/split-tax';

/** The sums of an invoice's lines with one HSN code and rate. */
export interface HsnSum extends TaxedAmount {
  hsn: string | null;
  rate: number;
}

/** The sums by HSN code and rate, sorted by code. */
export function hsnSums(lines: readonly InvoiceLine[]): HsnSum[] {
  const groups = new Map<string, InvoiceLine[]>();
  for (const line of lines) {
    const key = `${line.hsn ?? ''} ${String(line.rate).padStart(4, '0')}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, own]) => ({ hsn: own[0]?.hsn ?? null, rate: own[0]?.rate ?? 0, ...sumTaxed(own) }));
}
