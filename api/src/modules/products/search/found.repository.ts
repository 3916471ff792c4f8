import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { productSearch, variants } from '../../../db/schema';
import { conditions, type ProductFilter } from '../products.repository';
import type { Choice, FoundOrder } from './choice';

/** What is looked for among all products. */
export interface FoundFilter extends ProductFilter {
  /** For PostgreSQL's `to_tsquery`. */
  words?: string;
  choice: Choice;
}

/** `words` as PostgreSQL reads them: stemmed, and without words that are in every text. */
export const textQuery = (words: string) => sql`to_tsquery('english', ${words})`;

/** What a search and the filters of a listing ask for, without what was chosen of the facets. */
export function isWanted({ words, ...filter }: Omit<FoundFilter, 'choice'>): SQL | undefined {
  return and(
    conditions(productSearch, filter),
    words === undefined ? undefined : sql`${productSearch.words} @@ ${textQuery(words)}`,
  );
}

/** The conditions of the facets that a product has by itself. */
export const productChoice = {
  subCategory: ({ subCategory }: Choice) =>
    subCategory && inArray(sql`lower(${productSearch.subCategory})`, [...subCategory]),
  price: ({ priceMin, priceMax }: Choice) =>
    and(
      priceMin === undefined ? undefined : gte(productSearch.price, priceMin),
      priceMax === undefined ? undefined : lte(productSearch.price, priceMax),
    ),
  onSale: ({ onSale }: Choice) => onSale && eq(productSearch.onSale, true),
};

/** The conditions of the facets that one and the same variant has to meet. */
export const variantChoice = {
  size: ({ size }: Choice) => size && inArray(sql`lower(${variants.size})`, [...size]),
  color: ({ color }: Choice) => color && inArray(sql`lower(${variants.color})`, [...color]),
  inStock: ({ inStock }: Choice) => inStock && gt(variants.stock, 0),
};

function isFound(db: Database, filter: FoundFilter): SQL | undefined {
  const { choice } = filter;
  const ofVariant = and(...Object.values(variantChoice).map((condition) => condition(choice)));
  const variant = db
    .select({ productId: variants.productId })
    .from(variants)
    .where(and(eq(variants.productId, productSearch.productId), ofVariant));
  return and(
    isWanted(filter),
    ...Object.values(productChoice).map((condition) => condition(choice)),
    ofVariant && exists(variant),
  );
}

const LISTING = [desc(productSearch.featured), desc(productSearch.createdAt)];

/** Ties of every order are broken by id, so that pages neither repeat nor leave out a product. */
function orderOf(order: FoundOrder, words: string | undefined): SQL[] {
  switch (order) {
    case 'newest':
      return [desc(productSearch.createdAt)];
    case 'price-asc':
      return [asc(productSearch.price)];
    case 'price-desc':
      return [sql`${productSearch.price} desc nulls last`];
    case 'relevance':
      if (words === undefined) return LISTING;
      return [sql`ts_rank(${productSearch.words}, ${textQuery(words)}) desc`, ...LISTING];
    case 'featured':
      return LISTING;
  }
}

/** The ids of a page of what is found. */
export async function findIds(
  db: Database,
  filter: FoundFilter,
  { order, limit, offset }: { order: FoundOrder; limit: number; offset: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: productSearch.productId })
    .from(productSearch)
    .where(isFound(db, filter))
    .orderBy(...orderOf(order, filter.words), asc(productSearch.productId))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** How many products are found. */
export async function countFound(db: Database, filter: FoundFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(productSearch).where(isFound(db, filter));
  return row?.total ?? 0;
}
