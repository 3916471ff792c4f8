import type { RelatedProducts, RelatedQuery } from '@storefront/host/contracts/api';
import type { Database } from '../../../db/database';
import { NotFoundError } from '../../../http/errors';
import { presentProduct } from '../present-product';
import { type FindProduct, isProductId, prepareListByIds } from '../products.repository';
import { rankRelated } from './rank-related';
import { countBoughtTogether, findCandidates } from './related.repository';

/** The maximum number of products of each kind that are compared with one. */
const CANDIDATES = 100;

/** A request for products related to one. */
interface RelatedRequest {
  /** The product's id or handle. */
  id: string;
  limit: number;
  /** Ids of products to leave out. */
  excluded: readonly string[];
}

/** Normalises a query, so that equivalent queries share a cached response. */
export function readRelatedRequest(
  id: string,
  { limit = 8, exclude = '' }: RelatedQuery,
): RelatedRequest {
  const ids = exclude.split(',').map((one) => one.trim());
  return { id, limit, excluded: [...new Set(ids)].filter(isProductId).sort() };
}

/**
 * Reads products related to one, the most related first. Throws a {@link NotFoundError} for an unknown
 * product.
 */
type ReadRelated = (request: RelatedRequest) => Promise<RelatedProducts>;

/** Creates the reading of related products. */
export function createReadRelated(
  db: Database,
  publicUrl: string,
  findProduct: FindProduct,
): ReadRelated {
  const listByIds = prepareListByIds(db);
  return async ({ id, limit, excluded }) => {
    const found = isProductId(id) ? await findProduct(id) : undefined;
    if (!found) throw new NotFoundError('Product not found');
    const { product } = found;
    const boughtTogether = await countBoughtTogether(db, product.id, CANDIDATES);
    const candidates = await findCandidates(db, product, {
      ids: [...boughtTogether.keys()],
      excluded,
      most: CANDIDATES,
    });
    const ids = rankRelated(product, candidates, boughtTogether).slice(0, limit);
    const related = await listByIds(ids);
    return { data: related.map((row) => presentProduct(row, publicUrl, row.stock)) };
  };
}
