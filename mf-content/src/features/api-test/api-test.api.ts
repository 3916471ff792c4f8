import { apiPaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';
import { parseStoreInfo, type StoreInfo } from '@storefront/host/shop/store/store-info';

/** Fetches the current store information. */
export async function fetchStoreInfo(http: Http, signal: AbortSignal): Promise<StoreInfo> {
  return parseStoreInfo(await http.get(apiPaths.storeInfo, { signal }));
}
