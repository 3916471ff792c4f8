import { splitTaxAfter } from '../tax/split-tax';
import type { InvoiceLine, InvoiceSnapshot } from './invoice-snapshot';

/** Pieces of an order's line that were returned. */
export interface ReturnedLine {
  line: number;
  quantity: number;
  /** What was paid for them, in paise; null for their price. */
  value: number | null;
}

/**
 * The lines of a credit note: the returned pieces or, if `returned` is undefined, everything that earlier
 * credit notes haven't credited, including shipping. Empty if nothing is left.
 */
export function creditLines(
  invoice: Pick<InvoiceSnapshot, 'lines' | 'isInterState'>,
  earlier: readonly Pick<InvoiceSnapshot, 'lines'>[],
  returned: readonly ReturnedLine[] | undefined,
): InvoiceLine[] {
  return invoice.lines.flatMap((line) => {
    const credited = earlier
      .flatMap(({ lines }) => lines)
      .filter((each) => each.line === line.line);
    const before = credited.reduce((sum, { total }) => sum + total, 0);
    const left = {
      quantity: credited.reduce((pieces, { quantity }) => pieces - quantity, line.quantity),
      total: line.total - before,
    };
    const wanted = returned ? returnedPart(line, returned) : left;
    const quantity = Math.min(left.quantity, wanted.quantity);
    if (quantity <= 0) return [];
    const total = Math.min(left.total, wanted.total);
    const { price, rate } = line;
    const { isInterState } = invoice;
    const discount = price * quantity - total || undefined;
    return [
      { ...line, quantity, discount, ...splitTaxAfter({ total, rate, isInterState }, before) },
    ];
  });
}

function returnedPart({ line, price }: InvoiceLine, returned: readonly ReturnedLine[]) {
  const own = returned.find((each) => each.line === line);
  const quantity = own?.quantity ?? 0;
  return { quantity, total: own?.value ?? price * quantity };
}
