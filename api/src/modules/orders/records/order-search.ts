import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  ilike,
  like,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { containing } from '../../../db/like-pattern';
import { orderItems, orders, users } from '../../../db/schema';
import { phonePartOf } from '../../users/phone-number';
import { normaliseOrderId } from '../order-id';
import { isInState, type OrderState } from './order-state';

/** Which orders an operator looks for: those that meet all of these conditions. */
export interface OrderSearch {
  /** Each is part of the number, the account's email, the recipient's name or phone, or a product's id or title. */
  words: readonly string[];
  state?: OrderState | undefined;
  /** Placed at that moment or later. */
  from?: Date | undefined;
  /** Placed before that moment. */
  before?: Date | undefined;
}

/** An order of a search. */
export interface FoundOrder {
  order: typeof orders.$inferSelect;
  /** The email of the account. */
  email: string;
}

/** A page of the orders that meet the conditions, newest first, and how many there are in all. */
export async function searchOrders(
  db: Database,
  search: OrderSearch,
  page: { number: number; size: number },
): Promise<{ total: number; found: FoundOrder[] }> {
  const condition = conditionsOf(db, search);
  const ofAccount = eq(users.id, orders.userId);
  const [row] = await db
    .select({ total: count() })
    .from(orders)
    .innerJoin(users, ofAccount)
    .where(condition);
  const found = await db
    .select({ order: orders, email: users.email })
    .from(orders)
    .innerJoin(users, ofAccount)
    .where(condition)
    .orderBy(desc(orders.createdAt), asc(orders.id))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
  return { total: row?.total ?? 0, found };
}

/**
 * The ids of up to `limit` orders that meet the conditions, in the order in which they were placed; those after the order
 * `last`, if there is one.
 */
export async function searchOrdersAfter(
  db: Database,
  search: OrderSearch,
  { last, limit }: { last: string | undefined; limit: number },
): Promise<{ id: string; email: string }[]> {
  const isAfter =
    last === undefined
      ? undefined
      : sql`(${orders.createdAt}, ${orders.id}) > (select o.created_at, o.id from ${orders} as o where o.id = ${last})`;
  return db
    .select({ id: orders.id, email: users.email })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(conditionsOf(db, search), isAfter))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit);
}

function conditionsOf(db: Database, { words, state, from, before }: OrderSearch) {
  return and(
    ...words.map((word) => hasWord(db, word)),
    state && isInState(state),
    from && gte(orders.createdAt, from),
    before && lt(orders.createdAt, before),
  );
}

function hasWord(db: Database, word: string): SQL | undefined {
  const letters = normaliseOrderId(word).replaceAll('-', '');
  const phone = phonePartOf(word);
  const hasProduct = db
    .select({ id: orderItems.orderId })
    .from(orderItems)
    .where(
      and(
        eq(orderItems.orderId, orders.id),
        or(
          eq(orderItems.productId, word),
          sql`lower(${orderItems.sku}) = lower(${word})`,
          ilike(orderItems.title, containing(word)),
        ),
      ),
    );
  return or(
    letters === '' ? undefined : like(sql`replace(${orders.id}, '-', '')`, containing(letters)),
    ilike(users.email, containing(word)),
    ilike(sql`${orders.shippingAddress} ->> 'fullName'`, containing(word)),
    phone === undefined ? undefined : like(orders.phoneKey, containing(phone)),
    exists(hasProduct),
  );
}
