import type { StoreInfoState } from '@storefront/shared/host';

/** Keeps the loaded store information for `seconds`, 0 for not at all; a failure is never kept. */
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
