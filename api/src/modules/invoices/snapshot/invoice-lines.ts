import { describeChoice, inWords } from '../../orders/line-variant';
import type { OrderWords } from '../../orders/presentation/order-words';
import type { OrderItemRow, OrderRow } from '../../orders/orders.repository';
import { paidFor } from '../../orders/paid-for';
import { type GstRates, rateOf } from '../tax/gst-rates';
import { splitTax } from '../tax/split-tax';
import type { InvoiceLine } from './invoice-snapshot';

/** The data that the lines of an invoice are built from. */
interface LineSource {
  order: Pick<OrderRow, 'shippingPrice' | 'shippingMethod'>;
  items: readonly OrderItemRow[];
  rates: GstRates;
  words: OrderWords;
  isInterState: boolean;
}

function itemLine(item: OrderItemRow, { rates, words, isInterState }: LineSource): InvoiceLine {
  const { price, quantity, discount } = item;
  const total = paidFor(item);
  // The law taxes what was paid, and so do the limits of the rates: a discount on the invoice isn't part of the value.
  const rate = rateOf(rates, item.taxClass, total / quantity);
  const choice = describeChoice(inWords(item, words.labelOf));
  return {
    line: item.line,
    title: item.title,
    choice: choice === '' ? null : choice,
    hsn: item.hsnCode,
    quantity,
    price,
    ...(discount > 0 && { discount }),
    rate,
    ...splitTax({ total, rate, isInterState }),
  };
}

/**
 * The shipping, which is part of a composite supply with the goods: it is taxed like the line with the
 * highest rate or, of several, the one with the highest total.
 */
function shippingLine(lines: readonly InvoiceLine[], source: LineSource): InvoiceLine[] {
  const { shippingPrice: price, shippingMethod } = source.order;
  if (price === 0) return [];
  const [principal] = [...lines].sort((a, b) => b.rate - a.rate || b.total - a.total);
  const rate = principal?.rate ?? 0;
  const { isInterState, words } = source;
  return [
    {
      line: null,
      title: words.shipping({ method: shippingMethod }).method,
      choice: null,
      hsn: principal?.hsn ?? null,
      quantity: 1,
      price,
      rate,
      ...splitTax({ total: price, rate, isInterState }),
    },
  ];
}

/** The lines of an order's invoice, the shipping last; they add up to the order's total. */
export function invoiceLines(source: LineSource): InvoiceLine[] {
  const lines = source.items.map((item) => itemLine(item, source));
  return [...lines, ...shippingLine(lines, source)];
}
