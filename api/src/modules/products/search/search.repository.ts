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
import type { Database } from '../../../db/database';
import { productSearch, searchWords, variants } from '../../../db/schema';
import { lowercased } from '../../../db/schema/search';
import type { ProductFilter } from '../products.repository';
import type { FacetSelection, SearchOrder } from './facets/facet-selection';

/** The conditions of a search. */
export interface SearchFilter extends ProductFilter {
  /** A query for PostgreSQL's `to_tsquery`. */
  words: string;
  choice: FacetSelection;
}

/** The parsed query of PostgreSQL, with stemmed words and without stop words. */
export const textQuery = (words: string) => sql`to_tsquery('english', ${words})`;

const hasWords = (words: string) => sql`${productSearch.words} @@ ${textQuery(words)}`;

const isOneOf = (column: SQLWrapper, values: readonly string[]) =>
  inArray(sql`lower(${column})`, [...values]);

/**
 * Whether an array column has one of the values, ignoring case; without an index, because the arrays are
 * short.
 */
const hasOneOf = (column: SQLWrapper, values: readonly string[]) =>
  overlap(sql`lower(${column}::text)::text[]`, values);

/** Whether a product is in one of the collections, ignoring case, by the index. */
const isInOneOf = (collections: readonly string[]) =>
  overlap(lowercased(productSearch.collections), collections);

const overlap = (texts: SQL, values: readonly string[]) =>
  sql`${texts} && ${sql.param([...values])}::text[]`;

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
    collection && isInOneOf(collection),
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

/** The ids of a page of results. */
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

/** The ids of the products that have the words of a query for `to_tsquery`. */
export async function findMatches(db: Database, words: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: productSearch.productId })
    .from(productSearch)
    .where(hasWords(words));
  return new Set(rows.map(({ id }) => id));
}

/** How many words a vocabulary has at most. */
const VOCABULARY_MAX = 50_000;

/** The words that products are described with. */
export async function findVocabulary(db: Database): Promise<string[]> {
  const rows = await db
    .select()
    .from(searchWords)
    .orderBy(asc(searchWords.word))
    .limit(VOCABULARY_MAX);
  return rows.map(({ word }) => word);
}

/** How many words are similar to a misspelt one. */
const SIMILAR_WORDS = 20;

/** For each word, the words of products that have the most trigrams in common with it. */
export async function findSimilarWords(
  db: Database,
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db.select({
    written: sql<string>`written`,
    word: sql<string>`similar_word.word`,
  }).from(sql`
      unnest(${sql.param([...words])}::text[]) as given (written)
      cross join lateral (
        select word from ${searchWords} order by word <-> written limit ${SIMILAR_WORDS}
      ) as similar_word`);
  const similar = new Map<string, string[]>();
  for (const { written, word } of rows) {
    similar.set(written, [...(similar.get(written) ?? []), word]);
  }
  return similar;
}
