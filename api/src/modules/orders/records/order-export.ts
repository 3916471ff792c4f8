import type { Database } from '../../../db/database';
import { type CsvColumn, writeCsv } from '../../../files/write-csv';
import { isoMoment } from '../../../indian-time';
import { plainAmount } from '../../../money';
import { findFullOrders, type FullOrder, type OrderRow } from '../orders.repository';
import { type OrderSearch, searchOrdersAfter } from './order-search';
import { stateOf } from './order-state';

/** Orders in one statement. */
const BATCH = 200;

/** A line of an order, and the order's account. */
interface ExportedLine extends Pick<FullOrder, 'order' | 'balance'> {
  item: FullOrder['items'][number];
  email: string;
}

/** Amounts are rupees without a sign, so that a program reads them as numbers. */
const COLUMNS: readonly CsvColumn<ExportedLine>[] = [
  { heading: 'Order', cell: ({ order }) => order.id },
  { heading: 'Placed', cell: ({ order }) => isoMoment(order.createdAt) },
  { heading: 'State', cell: ({ order }) => stateOf(order) },
  { heading: 'Email', cell: ({ email }) => email, isFromShopper: true },
  ofAddress('Name', ({ fullName }) => fullName),
  { heading: 'Phone', cell: ({ order }) => phoneOf(order), isFromShopper: true },
  ofAddress('Address', ({ address }) => address),
  ofAddress('City', ({ city }) => city),
  ofAddress('Ship to state', ({ state }) => state),
  ofAddress('PIN', ({ postalCode }) => postalCode),
  { heading: 'Line', cell: ({ item }) => String(item.line) },
  { heading: 'SKU', cell: ({ item }) => item.sku ?? '' },
  { heading: 'Product', cell: ({ item }) => item.productId },
  { heading: 'Title', cell: ({ item }) => item.title },
  { heading: 'Size', cell: ({ item }) => item.size ?? '' },
  { heading: 'Color', cell: ({ item }) => item.color ?? '' },
  { heading: 'Options', cell: ({ item }) => optionsOf(item) },
  { heading: 'Quantity', cell: ({ item }) => String(item.quantity) },
  { heading: 'Unit price', cell: ({ item }) => plainAmount(item.price) },
  { heading: 'Amount', cell: ({ item }) => plainAmount(item.price * item.quantity) },
  { heading: 'Shipping', cell: ({ order }) => plainAmount(order.shippingPrice) },
  { heading: 'Order total', cell: ({ order }) => plainAmount(order.total) },
  { heading: 'Received', cell: ({ balance }) => plainAmount(balance.received) },
  { heading: 'Tracking', cell: ({ order }) => order.tracking ?? '' },
  { heading: 'Carrier', cell: ({ order }) => order.carrier ?? '' },
  // The last ones, so that programs that count columns find the others where they were.
  { heading: 'Discount', cell: ({ item }) => plainAmount(item.discount) },
  { heading: 'Codes', cell: ({ order }) => codesOf(order) },
  { heading: 'Due on delivery', cell: ({ balance }) => plainAmount(balance.dueOnDelivery) },
  { heading: 'Gift cards and store credit', cell: ({ order }) => plainAmount(order.creditUsed) },
];

function ofAddress(
  heading: string,
  part: (address: OrderRow['shippingAddress']) => string,
): CsvColumn<ExportedLine> {
  return { heading, cell: ({ order }) => part(order.shippingAddress), isFromShopper: true };
}

/**
 * An Indian number as `98450 12345`: the space keeps it a text in a spreadsheet, which would run a number with a plus sign
 * as a formula. Any other number is left as it was typed.
 */
function phoneOf({ phoneKey, shippingAddress }: OrderRow): string {
  return /^\d{10}$/.test(phoneKey)
    ? `${phoneKey.slice(0, 5)} ${phoneKey.slice(5)}`
    : shippingAddress.phone;
}

/** The codes of the offers that the order uses. */
function codesOf({ offers }: OrderRow): string {
  return offers.flatMap(({ code }) => code ?? []).join(' ');
}

/** `Length: 40 cm; Finish: matt` */
function optionsOf({ options }: ExportedLine['item']): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
}

/**
 * Writes the lines of the orders that meet the conditions to a new CSV file, the first placed order first; returns how many
 * orders and lines there are. Throws as `writeNewFile` does.
 */
export async function exportOrders(
  db: Database,
  search: OrderSearch,
  file: string,
): Promise<{ orders: number; lines: number }> {
  let orders = 0;
  async function* rows(): AsyncGenerator<ExportedLine> {
    for await (const { items, ...order } of readOrders(db, search)) {
      orders += 1;
      for (const item of items) yield { ...order, item };
    }
  }
  const lines = await writeCsv(file, { columns: COLUMNS, rows: rows(), isForExcel: true });
  return { orders, lines };
}

/** Reads orders a batch at a time: there may be too many for the memory. */
async function* readOrders(
  db: Database,
  search: OrderSearch,
): AsyncGenerator<FullOrder & { email: string }> {
  let last: string | undefined;
  for (;;) {
    const found = await searchOrdersAfter(db, search, { last, limit: BATCH });
    last = found.at(-1)?.id;
    if (last === undefined) return;
    const full = await findFullOrders(
      db,
      found.map(({ id }) => id),
    );
    const byId = new Map(full.map((order) => [order.order.id, order]));
    for (const { id, email } of found) {
      const order = byId.get(id);
      if (order) yield { ...order, email };
    }
  }
}
