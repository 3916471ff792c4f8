import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { products, productSearch } from '../../../db/schema';
import { textQuery } from './found.repository';

/** Of the many products that a short beginning finds, the foremost of the listing are enough. */
const CANDIDATES = 300;

/** So many categories are suggested. */
const CATEGORIES_MAX = 4;

/** What a suggestion needs of a product. */
const SUGGESTED = {
  id: products.id,
  title: products.title,
  imgUrl: products.imgUrl,
  images: products.images,
  regularPrice: products.regularPrice,
  discountedPrice: products.discountedPrice,
};

function candidatesOf(db: Database, words: string) {
  const { featured, createdAt, productId } = productSearch;
  return db
    .select()
    .from(productSearch)
    .where(sql`${productSearch.words} @@ ${textQuery(words)}`)
    .orderBy(desc(featured), desc(createdAt), asc(productId))
    .limit(CANDIDATES)
    .as('candidates');
}

/** The products to suggest, the best first; `words` are for PostgreSQL's `to_tsquery`. */
export function suggestProducts(db: Database, words: string, limit: number) {
  const candidates = candidatesOf(db, words);
  return db
    .select(SUGGESTED)
    .from(candidates)
    .innerJoin(products, eq(products.id, candidates.productId))
    .orderBy(
      sql`ts_rank(${candidates.words}, ${textQuery(words)}) desc`,
      desc(candidates.featured),
      desc(candidates.createdAt),
      asc(candidates.productId),
    )
    .limit(limit);
}
export type SuggestedRow = Awaited<ReturnType<typeof suggestProducts>>[number];

/** The categories to suggest: those whose names have all of the words. */
export function suggestCategories(db: Database, words: string) {
  const candidates = candidatesOf(db, words);
  const { category, parentCategory } = candidates;
  const names = sql`to_tsvector('english', ${category} || ' ' || ${parentCategory})`;
  return db
    .select({ category, parentCategory })
    .from(candidates)
    .groupBy(category, parentCategory)
    .having(sql`${names} @@ ${textQuery(words)}`)
    .orderBy(desc(count()), asc(parentCategory), asc(category))
    .limit(CATEGORIES_MAX);
}
