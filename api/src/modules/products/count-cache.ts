const LIFETIME = 10_000;
const CAPACITY = 500;

interface Entry {
  value: number;
  until: number;
}

/**
 * Remembers counts for ten seconds: counting is the dear part of a listing, and a total that is
 * seconds old does no harm.
 */
export function createCountCache(now: () => number = Date.now) {
  const entries = new Map<string, Entry>();
  return async (key: string, count: () => Promise<number>): Promise<number> => {
    const known = entries.get(key);
    if (known && known.until > now()) return known.value;
    const value = await count();
    if (entries.size >= CAPACITY) entries.clear();
    entries.set(key, { value, until: now() + LIFETIME });
    return value;
  };
}

export type CountCache = ReturnType<typeof createCountCache>;
