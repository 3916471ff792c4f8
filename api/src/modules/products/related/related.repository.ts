import { PAID_STATUSES } from '@storefront/host/contracts/api';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database';
import { orderItems, orders, products, productSearch } from '../../../db/schema';
import type { ProductRow } from '../products.repository';

/** How many of a product's newest orders are read, which is enough for a product that sells well. */
const ORDERS_READ = 1_000;

/** In how many orders two products must be together: a single order may be a coincidence. */
const ORDERS_MIN = 2;

/** Counts in how many paid orders other products were bought together with one, by product id. */
export async function countBoughtTogether(
  db: Database,
  id: string,
  limit: number,
): Promise<Map<string, number>> {
  const own = db
    .select({ orderId: orderItems.orderId })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orderItems.productId, id), inArray(orders.status, [...PAID_STATUSES])))
    .orderBy(desc(orders.createdAt))
    .limit(ORDERS_READ)
    .as('own');
  const other = alias(orderItems, 'other');
  const times = sql<number>`count(distinct ${other.orderId})`.mapWith(Number);
  const rows = await db
    .select({ id: other.productId, times })
    .from(own)
    .innerJoin(other, eq(other.orderId, own.orderId))
    .where(ne(other.productId, id))
    .groupBy(other.productId)
    .having(gt(times, ORDERS_MIN - 1))
    .orderBy(desc(times), asc(other.productId))
    .limit(limit);
  return new Map(rows.map((row) => [row.id, row.times]));
}

/** What products are compared by. */
export type Comparable = Pick<
  ProductRow,
  'id' | 'parentCategory' | 'subCategory' | 'attributes' | 'discountedPrice' | 'regularPrice'
>;

/**
 * The candidates for products related to one: those with the given ids, and those of its categories with
 * similar prices; without the product itself, the excluded ones, and those that can't be ordered at the
 * moment.
 */
export async function findCandidates(
  db: Database,
  product: ProductRow,
  { ids, excluded, most }: { ids: string[]; excluded: readonly string[]; most: number },
): Promise<Comparable[]> {
  const unwanted = new Set([product.id, ...excluded]);
  const alike = await findSimilarProducts(db, product, most + excluded.length);
  const wanted = [...new Set([...ids, ...alike])].filter((id) => !unwanted.has(id));
  const { id, parentCategory, subCategory, attributes, discountedPrice, regularPrice } = products;
  return db
    .select({ id, parentCategory, subCategory, attributes, discountedPrice, regularPrice })
    .from(products)
    .innerJoin(productSearch, eq(productSearch.productId, id))
    .where(and(inArray(id, wanted), productSearch.inStock, isNotNull(productSearch.price)));
}

/**
 * The ids of products that can be ordered, of the same category or parent category and for the same gender: those of
 * the same parent category first, then by the nearest price.
 */
async function findSimilarProducts(
  db: Database,
  { category, parentCategory, gender, discountedPrice, regularPrice }: ProductRow,
  most: number,
): Promise<string[]> {
  const price = discountedPrice ?? regularPrice ?? 0;
  const isSameKind = eq(sql`lower(${productSearch.parentCategory})`, parentCategory.toLowerCase());
  const isSameCategory = eq(sql`lower(${productSearch.category})`, category.toLowerCase());
  const isForSame =
    gender === null
      ? undefined
      : or(inArray(productSearch.gender, [gender, 'Unisex']), isNull(productSearch.gender));
  const { productId, price: itsPrice } = productSearch;
  // From a price upwards, and downwards, an index has them in this order: two short looks instead of a whole category.
  const nearest = (isAlike: SQL, isOnThisSide: SQL, direction: typeof asc) =>
    db
      .select({
        id: productId,
        isSameKind: sql<boolean>`${isSameKind}`.as('is_same_kind'),
        distance: sql<number>`abs(${itsPrice} - ${price})`.as('distance'),
      })
      .from(productSearch)
      .where(and(isAlike, isOnThisSide, productSearch.inStock, isForSame))
      .orderBy(direction(itsPrice), direction(productId))
      .limit(most);
  const found = union(
    nearest(isSameKind, gte(itsPrice, price), asc),
    nearest(isSameKind, lt(itsPrice, price), desc),
    nearest(isSameCategory, gte(itsPrice, price), asc),
    nearest(isSameCategory, lt(itsPrice, price), desc),
  ).as('found');
  const rows = await db
    .select({ id: found.id })
    .from(found)
    .orderBy(desc(found.isSameKind), asc(found.distance), asc(found.id))
    .limit(most);
  return rows.map(({ id }) => id);
}
