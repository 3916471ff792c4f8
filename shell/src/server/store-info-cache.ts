import type { StoreInfoState } from '@storefront/host';

interface Kept {
  state: StoreInfoState;
  expiresAt: number;
}

/** Keeps the loaded store information in each language for `seconds`, 0 for not at all; a failure is never kept. */
export function createStoreInfoCache(seconds: number, now = Date.now) {
  const cached = new Map<string | undefined, Kept>();
  let purges = 0;
  return {
    /** That of a language; undefined in a shop with one. */
    get(language: string | undefined): StoreInfoState | undefined {
      const kept = cached.get(language);
      return kept && now() < kept.expiresAt ? kept.state : undefined;
    },
    /** Returns the function that keeps what is fetched from now on, unless it is purged before that is there. */
    expect(language: string | undefined) {
      const before = purges;
      return (state: StoreInfoState) => {
        const isKept = state === cached.get(language)?.state;
        if (state.status !== 'loaded' || isKept || purges !== before) return;
        cached.set(language, { state, expiresAt: now() + seconds * 1000 });
      };
    },
    purge() {
      purges += 1;
      cached.clear();
    },
  };
}

export type StoreInfoCache = ReturnType<typeof createStoreInfoCache>;
