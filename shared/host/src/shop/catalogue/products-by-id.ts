import { apiPaths, LIMITS } from '../../contracts';
import type { Http } from '@storefront/host';

/**
 * Fetches the lists that have the products with these ids, as the server sent them, in one call for each
 * `LIMITS.productIdsMax` ids. A server that doesn't support `ids` sends other products. Throws `HttpError` if a
 * call fails.
 */
export function fetchListsById(
  http: Http,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<unknown[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / LIMITS.productIdsMax) }, (_, part) =>
    ids.slice(part * LIMITS.productIdsMax, (part + 1) * LIMITS.productIdsMax),
  );
  return Promise.all(
    parts.map((part) => http.get(apiPaths.products, { params: { ids: part.join(',') }, signal })),
  );
}
