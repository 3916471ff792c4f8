import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { lockForTransaction } from '../../db/lock-for-transaction';
import { alertAddresses, alerts, products, productSearch, variants } from '../../db/schema';
import { priceOfVariant, type ProductRow } from '../products/products.repository';
import { type AlertRow, isConfirmed, isOpen } from './alerts.repository';

/** True for the variants that a row of `alerts` asks for. */
const isAskedFor = sql`${variants.productId} = ${alerts.productId}
  and (${alerts.size} is null or ${variants.size} = ${alerts.size})
  and (${alerts.color} is null or ${variants.color} = ${alerts.color})
  and ${variants.options} @> ${alerts.options}`;

/** How many pieces of it are in stock. */
const piecesInStock = sql<number>`(
  select coalesce(sum(${variants.stock}), 0) from ${variants} where ${isAskedFor}
)`;

/** What the cheapest piece in stock costs, in paise, of what a row of `alerts` asks for; null without one. */
const lowestPrice = sql<number | null>`(
  select min(${priceOfVariant}) from ${variants} where ${isAskedFor} and ${variants.stock} > 0
)`;

/** An alert whose mail is due. */
export interface DueAlert {
  alert: AlertRow;
  product: Pick<ProductRow, 'title' | 'images' | 'imgUrl'>;
  token: string;
  /** What the cheapest piece in stock costs, in paise. */
  price: number | null;
}

/** How many are told for each piece, because not everybody buys. */
const TOLD_PER_PIECE = 2;

/**
 * The ids of some products that somebody waits for and that have pieces in stock, in their order, from the one after `after`
 * on: of all others no alert is due.
 */
export async function findAwaitedProducts(
  db: Database,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: alerts.productId })
    .from(alerts)
    .innerJoin(
      productSearch,
      and(eq(productSearch.productId, alerts.productId), productSearch.inStock),
    )
    .where(and(isOpen, isConfirmed, gt(alerts.productId, after)))
    .orderBy(asc(alerts.productId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** True for the open, confirmed alerts of the products with those ids. */
const isAwaitedOf = (productIds: readonly string[]) =>
  and(isOpen, isConfirmed, inArray(alerts.productId, [...productIds]));

function dueAlerts(tx: Database) {
  return tx
    .select({
      alert: alerts,
      product: { title: products.title, images: products.images, imgUrl: products.imgUrl },
      token: alertAddresses.token,
      price: lowestPrice,
    })
    .from(alerts)
    .innerJoin(products, and(eq(products.id, alerts.productId), products.isPublic))
    .innerJoin(alertAddresses, eq(alertAddresses.email, alerts.email))
    .$dynamic();
}

/**
 * Those alerts of some products whose piece is back, in the order in which they were asked for: for each choice of a product not more than
 * two for each piece, counting those that were told since `recently`.
 */
export function findBack(
  tx: Database,
  productIds: readonly string[],
  recently: Date,
  limit: number,
): Promise<DueAlert[]> {
  const told = sql`(
    select count(*) from ${alerts} as "told"
    where "told"."product_id" = ${alerts.productId} and "told"."below_price" is null and "told"."sent_at" > ${recently.toISOString()}
      and "told"."size" is not distinct from ${alerts.size} and "told"."color" is not distinct from ${alerts.color}
      and "told"."options" = ${alerts.options}
  )`;
  const place = sql`row_number() over (
    partition by ${alerts.productId}, ${alerts.size}, ${alerts.color}, ${alerts.options}
    order by ${alerts.askedAt}, ${alerts.id}
  )`;
  const seats = sql`${TOLD_PER_PIECE} * ${piecesInStock} - ${told}`;
  const ranked = tx
    .select({
      id: alerts.id,
      place: place.as('place'),
      seats: seats.as('seats'),
    })
    .from(alerts)
    .where(and(isAwaitedOf(productIds), isNull(alerts.belowPrice)))
    .as('ranked');
  return dueAlerts(tx)
    .innerJoin(ranked, eq(ranked.id, alerts.id))
    .where(sql`${ranked.place} <= ${ranked.seats}`)
    .orderBy(asc(alerts.askedAt), asc(alerts.id))
    .limit(limit)
    .for('update', { of: alerts });
}

/** Those alerts of some products whose piece can be bought for less than when they were asked for. */
export function findCheaper(
  tx: Database,
  productIds: readonly string[],
  limit: number,
): Promise<DueAlert[]> {
  return dueAlerts(tx)
    .where(and(isAwaitedOf(productIds), lt(lowestPrice, alerts.belowPrice)))
    .orderBy(asc(alerts.askedAt), asc(alerts.id))
    .limit(limit)
    .for('update', { of: alerts });
}

/** Stores that the mail of an alert was queued. */
export async function markSent(tx: Database, id: string, sentAt: Date): Promise<void> {
  await tx.update(alerts).set({ sentAt }).where(eq(alerts.id, id));
}

/** Has other processes wait that look for due alerts, until the transaction ends: so that none is told too many. */
export async function lockDueAlerts(tx: Database): Promise<void> {
  await lockForTransaction(tx, 'alerts');
}
