import { asc, desc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database';
import { products, productSearch } from '../../../../db/schema';
import { textQuery } from '../search.repository';

/**
 * How many products are ranked: a short prefix matches many, of which the first in the listing are enough.
 */
const CANDIDATES = 100;

/** A product that matches a search, with its categories. */
export interface Candidate {
  id: string;
  category: string;
  parentCategory: string;
  /** Whether the names of its categories match the search, in any language. */
  isOfCategory: boolean;
}

/** The products that match a search, the best first; `words` is a query for PostgreSQL's `to_tsquery`. */
export function findCandidates(db: Database, words: string): Promise<Candidate[]> {
  const { featured, createdAt, productId } = productSearch;
  const candidates = db
    .select()
    .from(productSearch)
    .where(sql`${productSearch.words} @@ ${textQuery(words)}`)
    .orderBy(desc(featured), desc(createdAt), asc(productId))
    .limit(CANDIDATES)
    .as('candidates');
  const { category, parentCategory } = candidates;
  const names = sql`to_tsvector('english',
    ${category} || ' ' || ${parentCategory} || ' ' || labels_of(array[${category}, ${parentCategory}]))`;
  return db
    .select({
      id: candidates.productId,
      category,
      parentCategory,
      isOfCategory: sql<boolean>`${names} @@ ${textQuery(words)}`,
    })
    .from(candidates)
    .orderBy(
      sql`ts_rank(${candidates.words}, ${textQuery(words)}) desc`,
      desc(candidates.featured),
      desc(candidates.createdAt),
      asc(candidates.productId),
    );
}

/** The columns of suggested products, in no particular order. */
export function findSuggested(db: Database, ids: readonly string[]) {
  const { id, title, imgUrl, images, regularPrice, discountedPrice } = products;
  return db
    .select({ id, title, imgUrl, images, regularPrice, discountedPrice })
    .from(products)
    .where(inArray(products.id, [...ids]));
}
export type SuggestedRow = Awaited<ReturnType<typeof findSuggested>>[number];
