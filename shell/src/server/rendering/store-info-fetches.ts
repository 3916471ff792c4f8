import type { Http, StoreInfoState } from '@storefront/host';
import { loadStoreInfo } from '../../store-info/store-info.store';

/**
 * Creates the function that fetches the store information for a page or a fragment. A page and its fragments that are
 * rendered in this process at the same time share one fetch: they have the same request id.
 */
export function createStoreInfoFetches() {
  const running = new Map<string, Promise<StoreInfoState>>();

  return (
    http: Http,
    signal: AbortSignal,
    requestId: string | undefined,
  ): Promise<StoreInfoState> => {
    if (requestId === undefined) return loadStoreInfo(http, signal);
    const started =
      running.get(requestId) ??
      loadStoreInfo(http, signal).finally(() => running.delete(requestId));
    running.set(requestId, started);
    return started;
  };
}
