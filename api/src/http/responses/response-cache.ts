import { LRUCache } from 'lru-cache';
import { PublicResponse, type PublicText } from './public-response';

/** How long a response is served without querying the database, in milliseconds. */
export const FRESH_FOR = 1_000;

/** How much memory the responses may take, in bytes. */
const MEMORY_MAX = 64 * 1024 * 1024;

/** The estimated memory of an entry besides its key and its response, in bytes. */
const ENTRY_OVERHEAD = 1_000;

interface Entry {
  response: PublicResponse;
  /** The number of writes before it was read. */
  writes: number;
  freshUntil: number;
}

/**
 * Caches responses that are the same for every caller, each for a second or until this process writes the
 * data that it is made from. Concurrent calls for the same key share one read. The least recently used
 * responses are evicted (ADR 24).
 */
export class ResponseCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MEMORY_MAX,
    sizeCalculation: ({ response }, key) => ENTRY_OVERHEAD + 2 * key.length + response.memory,
  });
  readonly #readings = new Map<string, Promise<PublicResponse>>();
  #writes = 0;

  /** How many responses it holds. */
  get size(): number {
    return this.#entries.size;
  }

  /** Call this after a commit that changed the data of responses: products, stock or the store. */
  invalidate(): void {
    this.#writes += 1;
  }

  /**
   * The response for that key. `read` returns its text when there is no fresh one; a failure isn't cached.
   */
  get(key: string, read: () => Promise<PublicText>): PublicResponse | Promise<PublicResponse> {
    const entry = this.#entries.get(key);
    if (entry?.writes === this.#writes && performance.now() < entry.freshUntil) {
      return entry.response;
    }
    // Includes the number of writes, so that a read which began before the last write isn't shared after it.
    const name = `${this.#writes} ${key}`;
    const running = this.#readings.get(name);
    if (running) return running;
    const reading = this.#read(key, read, entry?.response).finally(() => {
      this.#readings.delete(name);
    });
    this.#readings.set(name, reading);
    return reading;
  }

  async #read(key: string, read: () => Promise<PublicText>, last: PublicResponse | undefined) {
    const writes = this.#writes;
    const freshUntil = performance.now() + FRESH_FOR;
    const next = new PublicResponse(await read());
    // If it is unchanged, keep the old one, which may be compressed already.
    const response = last?.hash === next.hash && last.tags === next.tags ? last : next;
    this.#entries.set(key, { response, writes, freshUntil });
    return response;
  }
}
