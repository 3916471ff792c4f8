import { apiPaths } from '@storefront/shared/contracts';
import type { Http } from '@storefront/shared/host';
import { parseStoreInfo, type StoreInfo } from '@storefront/shared/shop/store-info';

/** The store information, asked for anew. */
export async function getStoreInfo(http: Http, signal: AbortSignal): Promise<StoreInfo> {
  return parseStoreInfo(await http.get(apiPaths.storeInfo, { signal }));
}
