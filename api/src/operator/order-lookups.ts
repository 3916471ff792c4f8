import { Type, type Static } from 'typebox';
import type { Database } from '../db/database';
import { NotFoundError } from '../http/errors';
import { startOfDay } from '../indian-time';
import { formatPaise, toPaise, toRupees } from '../money';
import { describeChoice } from '../modules/orders/line-variant';
import { normaliseOrderId } from '../modules/orders/order-id';
import { type OrderRecord, readOrderRecord } from '../modules/orders/records/order-record';
import {
  type FoundOrder,
  type OrderSearch,
  searchOrders,
} from '../modules/orders/records/order-search';
import { ORDER_STATES, stateOf } from '../modules/orders/records/order-state';
import {
  describePage,
  listProperties,
  OrderIdSchema,
  PAGE_SIZE,
  pagesOf,
  toJson,
  WordsSchema,
} from './command-parts';

const DAY = 24 * 60 * 60_000;

/** A day in India, such as `2026-11-24`. */
const DaySchema = Type.String({ format: 'date' });

const OrderSearchSchema = Type.Object({
  words: WordsSchema,
  state: Type.Optional(Type.Enum([...ORDER_STATES])),
  /** The first day on which they were placed. */
  since: Type.Optional(DaySchema),
  /** The last one. */
  until: Type.Optional(DaySchema),
});
/** Which orders are meant: those that meet all of these conditions. */
export const orderSearchProperties = OrderSearchSchema.properties;

const FindSchema = Type.Object({
  action: Type.Literal('find'),
  ...orderSearchProperties,
  ...listProperties,
});

/** The operator's commands that look orders up. With `json`, a program can read the result. */
export const OrderLookupSchemas = [
  FindSchema,
  Type.Object({
    action: Type.Literal('show'),
    orderId: OrderIdSchema,
    json: Type.Optional(Type.Boolean()),
  }),
] as const;
type OrderLookup = Static<(typeof OrderLookupSchemas)[number]>;

/** Runs a command; returns the text to show. Throws a {@link NotFoundError} if there is no such order. */
export async function runOrderLookup(db: Database, command: OrderLookup): Promise<string> {
  if (command.action === 'find') return find(db, command);
  const record = await readOrderRecord(db, normaliseOrderId(command.orderId));
  if (!record) throw new NotFoundError(`There is no order ${command.orderId}.`);
  return command.json ? toJson(record) : describe(record);
}

/** The conditions that were typed. */
export function searchOf({
  words,
  state,
  since,
  until,
}: Static<typeof OrderSearchSchema>): OrderSearch {
  return {
    words,
    state,
    from: since === undefined ? undefined : startOfDay(since),
    before: until === undefined ? undefined : new Date(startOfDay(until).getTime() + DAY),
  };
}

async function find(db: Database, command: Static<typeof FindSchema>): Promise<string> {
  const { page = 1, json } = command;
  const { total, found } = await searchOrders(db, searchOf(command), {
    number: page,
    size: PAGE_SIZE,
  });
  if (json) return toJson({ total, page, pages: pagesOf(total), orders: found.map(presentFound) });
  if (total === 0) return 'No orders.';
  return [...found.map(describeFound), describePage(page, total, 'order')].join('\n');
}

function presentFound({ order, email }: FoundOrder) {
  return {
    id: order.id,
    state: stateOf(order),
    placedAt: order.createdAt.toISOString(),
    total: toRupees(order.total),
    email,
    recipient: order.shippingAddress.fullName,
    tracking: order.tracking,
  };
}

function describeFound({ order, email }: FoundOrder): string {
  return [
    order.id,
    stateOf(order).padEnd(10),
    order.createdAt.toISOString(),
    formatPaise(order.total).padStart(13),
    `${order.shippingAddress.fullName} <${email}>`,
    ...(order.tracking === null ? [] : [order.tracking]),
  ].join('  ');
}

const rupees = (amount: number) => formatPaise(toPaise(amount));

/** The parts of a record under headings, those without content left out. */
function describe(record: NonNullable<OrderRecord>): string {
  const { account, shippingAddress: to, shipping } = record;
  const parts: [string, string[]][] = [
    ['Account', [`${account.name} <${account.email}>, ${account.id}`]],
    [
      'Ship to',
      [
        to.fullName,
        to.address,
        `${to.city}, ${to.state} ${to.postalCode}`,
        to.phone,
        ...(record.buyerGstin === null ? [] : [`GSTIN ${record.buyerGstin}`]),
      ],
    ],
    ['Lines', record.lines.map(describeLine)],
    [
      'Offers',
      record.offers.map(({ title, code, discount }) =>
        [`−${rupees(discount)}`, title, ...given(code)].join('  '),
      ),
    ],
    ['Shipping', [describeShipping(shipping)]],
    [
      'Money',
      [
        `total ${rupees(record.total)}, received ${rupees(record.received)}, refunded ${rupees(record.refunded)}, refund due ${rupees(record.refundDue)}`,
        ...record.credits.map(({ title, amount }) => `${rupees(amount)} by ${title}`),
        ...(record.dueOnDelivery > 0 ? [`${rupees(record.dueOnDelivery)} due on delivery`] : []),
      ],
    ],
    [
      'Payments',
      record.payments.map(({ ref, method, status, amount, at }) =>
        [at, status, rupees(amount), method, ref].join('  '),
      ),
    ],
    [
      'Refunds',
      record.refunds.map(({ at, status, amount, ref, author, reason }) =>
        [at, status, rupees(amount), ref, `by ${author}`, ...given(reason)].join('  '),
      ),
    ],
    [
      'Returns',
      record.returns.map(({ at, id, kind, state, reason, comment }) =>
        [at, kind, state, id, reason, ...given(comment)].join('  '),
      ),
    ],
    ['Documents', record.documents.map(({ kind, number }) => `${kind} ${number}`)],
    [
      'History',
      record.history.map(({ at, kind, author, details }) =>
        [at, kind, `by ${author}`, ...describeDetails(details)].join('  '),
      ),
    ],
  ];
  const shown = parts.filter(([, lines]) => lines.length > 0);
  return [
    `Order ${record.id}, ${record.state}, placed ${record.placedAt}`,
    ...shown.map(([title, lines]) => `\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`),
  ].join('\n');
}

function describeLine(line: NonNullable<OrderRecord>['lines'][number]): string {
  const choice = describeChoice(line);
  const product = `${line.title}${choice && ` (${choice})`}`;
  const each = line.quantity === 1 ? '' : `  ${rupees(line.price)} each`;
  return `${line.line}  ${line.quantity} × ${product}  ${line.sku ?? line.productId}  ${rupees(line.amount)}${each}`;
}

function describeShipping({
  method,
  price,
  carrier,
  tracking,
  trackingUrl,
}: NonNullable<OrderRecord>['shipping']) {
  return [method, rupees(price), ...given(carrier), ...given(tracking), ...given(trackingUrl)].join(
    '  ',
  );
}

type Details = NonNullable<OrderRecord>['history'][number]['details'];

/** What is known of an event, as `carrier Delhivery`. */
function describeDetails({ amount, ...details }: Details): string[] {
  const known = Object.entries(details).map(([name, value]) => `${name} ${String(value)}`);
  return amount === undefined ? known : [`amount ${rupees(amount)}`, ...known];
}

const given = (text: string | null) => (text === null ? [] : [text]);
