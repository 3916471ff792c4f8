import { LIMITS, type ProductList, type ProductListQuery } from '@storefront/shared/contracts/api';
import type { Database } from '../../db/database';
import { BadRequestError } from '../../http/errors';
import { isProductId } from './product-id';
import { listByIds } from './products.repository';
import { presentPage } from './products.service';

/**
 * The distinct ids that a query requests; undefined if it has no `ids`. Throws a {@link BadRequestError} for
 * too many.
 */
export function wantedIds({ ids }: ProductListQuery): string[] | undefined {
  if (ids === undefined) return undefined;
  const given = ids.split(',').map((id) => id.trim());
  const wanted = [...new Set(given)].filter(isProductId);
  if (wanted.length <= LIMITS.productIdsMax) return wanted;
  throw new BadRequestError('ids', `Ask for at most ${LIMITS.productIdsMax} products at once.`);
}

/** Reads the products with those ids, in the same order; unknown ids are omitted. */
export async function readByIds(
  db: Database,
  publicUrl: string,
  ids: readonly string[],
): Promise<ProductList> {
  const rows = ids.length === 0 ? [] : await listByIds(db, ids);
  return presentPage(rows, publicUrl, {
    page: 1,
    limit: LIMITS.productIdsMax,
    total: rows.length,
  });
}
