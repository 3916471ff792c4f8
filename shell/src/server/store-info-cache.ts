import type { StoreInfoState } from '@storefront/shared/host';

/** Keeps loaded store information for some seconds; a failure is never kept. */
export function createStoreInfoCache(seconds: number, now = Date.now) {
  let kept: { state: StoreInfoState; until: number } | undefined;
  return {
    get: () => (kept && now() < kept.until ? kept.state : undefined),
    keep(state: StoreInfoState) {
      if (state.status !== 'loaded' || state === kept?.state) return;
      kept = { state, until: now() + seconds * 1000 };
    },
  };
}
