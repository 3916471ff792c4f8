import { splitTaxAfter } from '../tax/split-tax';
import type { InvoiceLine, InvoiceSnapshot } from './invoice-snapshot';

/** How many pieces of an order's line were returned. */
export interface ReturnedLine {
  line: number;
  quantity: number;
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
    const before = earlier
      .flatMap(({ lines }) => lines)
      .filter((each) => each.line === line.line)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const left = line.quantity - before;
    const wanted = returned?.find((each) => each.line === line.line)?.quantity ?? 0;
    const quantity = Math.min(left, returned ? wanted : left);
    if (quantity <= 0) return [];
    const { price, rate } = line;
    const { isInterState } = invoice;
    return [
      { ...line, quantity, ...splitTaxAfter({ price, quantity, rate, isInterState }, before) },
    ];
  });
}
