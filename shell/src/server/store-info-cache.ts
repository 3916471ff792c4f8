import type { StoreInfoState } from '@storefront/host';

/** Keeps the loaded store information for `seconds`, 0 for not at all; a failure is never kept. */
export function createStoreInfoCache(seconds: number, now = Date.now) {
  let cached: { state: StoreInfoState; expiresAt: number } | undefined;
  let purges = 0;
  return {
    get: () => (cached && now() < cached.expiresAt ? cached.state : undefined),
    /** Returns the function that keeps what is fetched from now on, unless it is purged before that is there. */
    expect() {
      const before = purges;
      return (state: StoreInfoState) => {
        if (state.status !== 'loaded' || state === cached?.state || purges !== before) return;
        cached = { state, expiresAt: now() + seconds * 1000 };
      };
    },
    purge() {
      purges += 1;
      cached = undefined;
    },
  };
}

export type StoreInfoCache = ReturnType<typeof createStoreInfoCache>;
