import { apiPaths } from '@storefront/shared/contracts';
import type { Http } from '@storefront/shared/host';
import { parseStoreInfo, type StoreInfo } from '@storefront/shared/shop/store/store-info';

/** Fetches the current store information. */
export async function fetchStoreInfo(http: Http, signal: AbortSignal): Promise<StoreInfo> {
  return parseStoreInfo(await http.get(apiPaths.storeInfo, { signal }));
}
