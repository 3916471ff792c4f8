import { apiPaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';
import { parsePolicies } from '@storefront/host/shop/store/store-info';

/** Fetches the texts of the policies, by slug; the store information in pages lacks them. */
export async function fetchPolicies(
  http: Http,
  signal: AbortSignal,
): Promise<Record<string, string>> {
  return parsePolicies(await http.get(apiPaths.storeInfo, { signal }));
}
