import { LRUCache } from 'lru-cache';
import type { Count } from './count';

/** Callers that are remembered; those that were silent the longest are forgotten first. */
const CALLERS_MAX = 10_000;

/** Counts calls in this process's memory. */
export class OwnCounts {
  readonly #windows = new LRUCache<string, { current: number; endsAt: number }>({
    max: CALLERS_MAX,
  });

  /** Counts a call with this key in a window of that many milliseconds, which begins with the first one. */
  count(key: string, timeWindow: number): Count {
    const now = Date.now();
    const found = this.#windows.get(key);
    const window = found && found.endsAt > now ? found : { current: 0, endsAt: now + timeWindow };
    window.current += 1;
    this.#windows.set(key, window);
    return { current: window.current, ttl: window.endsAt - now };
  }
}
