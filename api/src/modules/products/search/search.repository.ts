import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lte,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { productSearch, variants } from '../../../db/schema';
import { conditions, type ProductFilter } from '../products.repository';
import type { FacetSelection, SearchOrder } from './facet-selection';

/** What is looked for among all products. */
export interface SearchFilter extends ProductFilter {
  /** For PostgreSQL's `to_tsquery`. */
  words?: string;
  choice: FacetSelection;
}

/** `words` as PostgreSQL reads them: stemmed, and without words that are in every text. */
export const textQuery = (words: string) => sql`to_tsquery('english', ${words})`;

/** What a search and the filters of a listing ask for, without what was chosen of the facets. */
export function baseConditions({
  words,
  ...filter
}: Omit<SearchFilter, 'choice'>): SQL | undefined {
  return and(
    conditions(productSearch, filter),
    words === undefined ? undefined : sql`${productSearch.words} @@ ${textQuery(words)}`,
  );
}

const isOneOf = (column: SQLWrapper, values: readonly string[]) =>
  inArray(sql`lower(${column})`, [...values]);

/** The lists hold a handful of values, as written. */
const hasOneOf = (column: SQLWrapper, values: readonly string[]) =>
  sql`lower(${column}::text)::text[] && ${sql.param([...values])}::text[]`;

/** What a product has to meet of a choice, facet by facet; undefined where nothing was chosen. */
export function productConditions(choice: FacetSelection) {
  const { subCategory, size, color, priceMin, priceMax, onSale, inStock } = choice;
  return {
    subCategory: subCategory && isOneOf(productSearch.subCategory, subCategory),
    price: and(
      priceMin === undefined ? undefined : gte(productSearch.price, priceMin),
      priceMax === undefined ? undefined : lte(productSearch.price, priceMax),
    ),
    onSale: onSale && eq(productSearch.onSale, true),
    size: size && hasOneOf(productSearch.sizes, size),
    color: color && hasOneOf(productSearch.colors, color),
    inStock: inStock && eq(productSearch.inStock, true),
  };
}

/** What one and the same variant has to meet of a choice. */
export function variantConditions({ size, color, inStock }: FacetSelection) {
  return {
    size: size && isOneOf(variants.size, size),
    color: color && isOneOf(variants.color, color),
    inStock: inStock && gt(variants.stock, 0),
  };
}

/** Whether a product has a variant for a choice; undefined where `productConditions` say as much. */
export function hasVariant(choice: FacetSelection): SQL | undefined {
  const chosen = Object.values(variantConditions(choice)).filter((condition) => condition);
  if (chosen.length < 2) return undefined;
  return sql`exists (
    select from ${variants} where ${and(eq(variants.productId, productSearch.productId), ...chosen)}
  )`;
}

function isMatch({ choice, ...filter }: SearchFilter): SQL | undefined {
  return and(
    baseConditions(filter),
    ...Object.values(productConditions(choice)),
    hasVariant(choice),
  );
}

const LISTING = [desc(productSearch.featured), desc(productSearch.createdAt)];

/** Ties of every order are broken by id, so that pages neither repeat nor leave out a product. */
function sortColumns(order: SearchOrder, words: string | undefined): SQL[] {
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
  filter: SearchFilter,
  { order, limit, offset }: { order: SearchOrder; limit: number; offset: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: productSearch.productId })
    .from(productSearch)
    .where(isMatch(filter))
    .orderBy(...sortColumns(order, filter.words), asc(productSearch.productId))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** How many products are found. */
export async function countMatches(db: Database, filter: SearchFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(productSearch).where(isMatch(filter));
  return row?.total ?? 0;
}
