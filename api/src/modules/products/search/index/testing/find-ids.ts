import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../../../../db/database';
import { productSearch, variants } from '../../../../../db/schema';
import type { ProductFilter } from '../../../products.repository';
import type { FacetSelection, SearchOrder } from '../../facets/facet-selection';
import { textQuery } from '../../search.repository';
import type { ListPart } from '../product-index';

/** The conditions of a search. */
interface SearchFilter extends ProductFilter {
  /** A query for PostgreSQL's `to_tsquery`. */
  words: string;
  choice: FacetSelection;
}

const hasWords = (words: string) => sql`${productSearch.words} @@ ${textQuery(words)}`;

const isOneOf = (column: SQLWrapper, values: readonly string[]) =>
  inArray(sql`lower(${column})`, [...values]);

/**
 * Whether an array column has one of the values, ignoring case; without an index, because the arrays are
 * short.
 */
const hasOneOf = (column: SQLWrapper, values: readonly string[]) =>
  sql`lower(${column}::text)::text[] && ${sql.param([...values])}::text[]`;

/** Whether a product has one of the values as a category or gender; "null" stands for "none given". */
function matchesAnyOf(values: readonly string[]): SQL | undefined {
  const named = values.filter((value) => value !== 'null');
  const { category, masterCategory, gender } = productSearch;
  const columns = [category, masterCategory, gender];
  return or(
    ...(named.length > 0 ? columns.map((column) => isOneOf(column, named)) : []),
    ...(values.includes('null') ? columns.map((column) => isNull(column)) : []),
  );
}

/** The condition of a filter on a product. */
function filterCondition({ category, parentCategory, gender, anyOf }: ProductFilter) {
  const isOf = (column: SQLWrapper, value: string) => eq(sql`lower(${column})`, value);
  return and(
    category === undefined
      ? undefined
      : or(isOf(productSearch.category, category), isOf(productSearch.parentCategory, category)),
    parentCategory === undefined ? undefined : isOf(productSearch.parentCategory, parentCategory),
    gender === undefined
      ? undefined
      : or(isOneOf(productSearch.gender, [gender, 'unisex']), isNull(productSearch.gender)),
    anyOf === undefined ? undefined : matchesAnyOf(anyOf),
  );
}

/** The condition of a selection on a product. */
function productCondition(choice: FacetSelection): SQL | undefined {
  const { subCategory, size, color, collection, priceMin, priceMax, onSale, inStock } = choice;
  return and(
    subCategory && isOneOf(productSearch.subCategory, subCategory),
    priceMin === undefined ? undefined : gte(productSearch.price, priceMin),
    priceMax === undefined ? undefined : lte(productSearch.price, priceMax),
    onSale && eq(productSearch.onSale, true),
    size && hasOneOf(productSearch.sizes, size),
    color && hasOneOf(productSearch.colors, color),
    collection && hasOneOf(productSearch.collections, collection),
    inStock && eq(productSearch.inStock, true),
  );
}

/**
 * Whether a product has a variant that matches a selection; undefined if `productCondition` is sufficient.
 */
function hasVariant({ size, color, inStock }: FacetSelection): SQL | undefined {
  const chosen = [
    size && isOneOf(variants.size, size),
    color && isOneOf(variants.color, color),
    inStock && gt(variants.stock, 0),
  ].filter((condition) => condition !== undefined);
  if (chosen.length < 2) return undefined;
  return sql`exists (
    select from ${variants} where ${and(eq(variants.productId, productSearch.productId), ...chosen)}
  )`;
}

function isMatch({ choice, words, ...filter }: SearchFilter): SQL | undefined {
  return and(
    filterCondition(filter),
    hasWords(words),
    productCondition(choice),
    hasVariant(choice),
  );
}

const LISTING = [desc(productSearch.featured), desc(productSearch.createdAt)];

/** The columns of an order; callers add the id, so that pages neither repeat nor omit a product. */
function sortColumns(order: SearchOrder, words: string): SQL[] {
  switch (order) {
    case 'newest':
      return [desc(productSearch.createdAt)];
    case 'price-asc':
      return [asc(productSearch.price)];
    case 'price-desc':
      return [sql`${productSearch.price} desc nulls last`];
    case 'relevance':
      return [sql`ts_rank(${productSearch.words}, ${textQuery(words)}) desc`, ...LISTING];
    case 'featured':
      return LISTING;
  }
}

/** The ids of a part of the products that a statement finds, which says what lists of the index have to be. */
export async function findIds(
  db: Database,
  filter: SearchFilter,
  { order, limit, offset }: ListPart,
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
