import type { StoreInfoState } from '@storefront/shared/host';

/** Keeps the loaded store information for some seconds; a failure is never kept, 0 turns it off. */
export function createStoreInfoCache(seconds: number, now = Date.now) {
  let cached: { state: StoreInfoState; expiresAt: number } | undefined;
  return {
    get: () => (cached && now() < cached.expiresAt ? cached.state : undefined),
    set(state: StoreInfoState) {
      if (state.status !== 'loaded' || state === cached?.state) return;
      cached = { state, expiresAt: now() + seconds * 1000 };
    },
  };
}
