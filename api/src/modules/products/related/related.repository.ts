import { PAID_STATUSES } from '@storefront/shared/contracts/api';
import { and, asc, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database';
import { orderItems, orders, products } from '../../../db/schema';
import {
  type ListedProduct,
  priceOfProduct,
  type ProductRow,
  stockOfProduct,
} from '../products.repository';

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

const hasPrice = sql`${priceOfProduct} is not null`;

/**
 * The candidates for products related to one: those with the given ids, and those of its categories with
 * similar prices; without the product itself, the excluded ones, and those that can't be ordered at the
 * moment.
 */
export async function findCandidates(
  db: Database,
  product: ProductRow,
  { ids, excluded, most }: { ids: string[]; excluded: readonly string[]; most: number },
): Promise<ListedProduct[]> {
  const unwanted = new Set([product.id, ...excluded]);
  const alike = await findSimilarProducts(db, product, most + excluded.length);
  const wanted = [...new Set([...ids, ...alike])].filter((id) => !unwanted.has(id));
  const rows = await db
    .select({ product: products, stock: stockOfProduct })
    .from(products)
    .where(and(products.isPublic, inArray(products.id, wanted), hasPrice));
  return rows.map((row) => ({ ...row.product, stock: row.stock })).filter(({ stock }) => stock > 0);
}

/**
 * The ids of products of the same category or parent category, and for the same gender: those of the same
 * parent category first, then by the nearest price.
 */
async function findSimilarProducts(
  db: Database,
  product: ProductRow,
  most: number,
): Promise<string[]> {
  const { category, parentCategory, gender, discountedPrice, regularPrice } = product;
  const isSameKind = eq(sql`lower(${products.parentCategory})`, parentCategory.toLowerCase());
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        products.isPublic,
        or(isSameKind, eq(sql`lower(${products.category})`, category.toLowerCase())),
        gender === null
          ? undefined
          : or(inArray(products.gender, [gender, 'Unisex']), isNull(products.gender)),
        hasPrice,
      ),
    )
    .orderBy(
      desc(isSameKind),
      sql`abs(${priceOfProduct} - ${discountedPrice ?? regularPrice ?? 0})`,
      asc(products.id),
    )
    .limit(most);
  return rows.map(({ id }) => id);
}
