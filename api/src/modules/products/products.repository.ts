import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { formerHandles, products, variants } from '../../db/schema';
import { hasNul } from '../../http/requests/storable-text';

export type ProductRow = typeof products.$inferSelect;
export type VariantRow = typeof variants.$inferSelect;
/** The columns of a variant that a product's response has. */
export type VariantStock = Pick<
  VariantRow,
  'size' | 'color' | 'options' | 'stock' | 'regularPrice' | 'discountedPrice'
>;
/** A product of a list, with the sum of its stock; `variants` only where they were read. */
export type ListedProduct = ProductRow & { stock: number; variants?: VariantStock[] };

/** The filters of a listing (D10); all values are lowercased. */
export interface ProductFilter {
  category?: string;
  parentCategory?: string;
  gender?: string;
  /** Values of category, masterCategory or gender; `null` stands for "none given". */
  anyOf?: readonly string[];
}

/** The price of a product in paise; null if it has none above 0 (D33). */
export const priceOfProduct = sql<
  number | null
>`coalesce(nullif(${products.discountedPrice}, 0), nullif(${products.regularPrice}, 0))`;

/** The price of a variant in paise: its own, or else that of its product. */
export const priceOfVariant = sql<
  number | null
>`coalesce(nullif(${variants.discountedPrice}, 0), nullif(${variants.regularPrice}, 0), ${priceOfProduct})`;

/** The stock of a product, summed over its variants. */
const stockOfProduct = sql<number>`(
  select coalesce(sum(${variants.stock}), 0)::int from ${variants}
  where ${variants.productId} = ${products.id}
)`.mapWith(Number);

/** Counts the products that shoppers see. */
export async function countProducts(db: Database): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(products)
    .where(eq(products.isPublic, true));
  return row?.total ?? 0;
}

/** Whether a product has one of the ids, and shoppers see it. */
const isPublicOneOf = (ids: readonly string[]) =>
  and(products.isPublic, inArray(products.id, [...ids]));

/** The products with those ids, in no particular order; those that shoppers don't see are omitted. */
export function findProducts(db: Database, ids: readonly string[]): Promise<ProductRow[]> {
  return db.select().from(products).where(isPublicOneOf(ids));
}

/** The variants of a product as JSON, in the order of its sizes and colours. */
const variantsOfProduct = sql<VariantStock[]>`(
  select coalesce(
    json_agg(
      json_build_object(
        'size', size, 'color', color, 'options', options, 'stock', stock,
        'regularPrice', regular_price, 'discountedPrice', discounted_price
      )
      order by position
    ),
    '[]'
  )
  from ${variants} where ${variants.productId} = ${products.id}
)`;

/** Lists the products with those ids, in the same order; unknown ids are omitted. */
export type ListByIds = (ids: readonly string[]) => Promise<ListedProduct[]>;

/** Prepares the query for the products of a list, because building and planning it takes longer than running it. */
export function prepareListByIds(db: Database): ListByIds {
  const query = db
    .select({ product: products, stock: stockOfProduct })
    .from(products)
    .where(and(products.isPublic, sql`${products.id} = any(${sql.placeholder('ids')}::text[])`))
    .prepare('products_by_ids');
  return async (ids) => (ids.length === 0 ? [] : inOrderOf(ids, await query.execute({ ids })));
}

/** The products with those ids and the stock of their variants, in the same order; unknown ids are omitted. */
export async function listVariantsByIds(
  db: Database,
  ids: readonly string[],
): Promise<ListedProduct[]> {
  const rows = await db
    .select({ product: products, stock: stockOfProduct, variants: variantsOfProduct })
    .from(products)
    .where(isPublicOneOf(ids));
  return inOrderOf(ids, rows);
}

function inOrderOf<Stock extends object>(
  ids: readonly string[],
  rows: readonly (Stock & { product: ProductRow })[],
) {
  const byId = new Map(rows.map(({ product, ...stock }) => [product.id, { ...product, ...stock }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A product with the stock of its variants. */
interface ProductWithVariants {
  product: ProductRow;
  variants: VariantStock[];
}

/** Finds a product that shoppers see by its id, by its handle, or by one that it had before. */
export type FindProduct = (idOrHandle: string) => Promise<ProductWithVariants | undefined>;

/** Prepares the query for one product, because building and planning it takes longer than running it. */
export function prepareFindProduct(db: Database): FindProduct {
  const name = sql.placeholder('name');
  // Compared with "=", not "in", which no index would serve beside the others.
  const formerOwner = db
    .select({ id: formerHandles.productId })
    .from(formerHandles)
    .where(eq(formerHandles.handle, name));
  const isNamed = or(
    eq(products.id, name),
    eq(products.handle, name),
    eq(products.id, formerOwner),
  );
  const query = db
    .select({ product: products, variants: variantsOfProduct })
    .from(products)
    .where(and(products.isPublic, isNamed))
    .orderBy(desc(eq(products.id, name)), desc(eq(products.handle, name)))
    .limit(1)
    .prepare('product_by_name');
  return async (idOrHandle) => {
    const [found] = await query.execute({ name: idOrHandle });
    return found;
  };
}

/** Whether a product can have that id; PostgreSQL would refuse a query for one with NUL. */
export function isProductId(id: string): boolean {
  return id !== '' && !hasNul(id);
}
