import { LRUCache } from 'lru-cache';
import { PublicResponse } from './public-response';

/** How long a response is given without asking the database, in milliseconds. */
const FRESH_FOR = 1_000;

/** How much memory the responses may take, in bytes. */
const MEMORY_MAX = 64 * 1024 * 1024;

/** What an entry takes besides its key and its response. */
const ENTRY_OVERHEAD = 1_000;

interface Entry {
  response: PublicResponse;
  /** How many writes there had been when it was read. */
  writes: number;
  freshUntil: number;
}

/**
 * Keeps responses that are the same for everyone: each for a second, or until this process writes what it
 * is made of. Equal calls at the same time share one reading. The least recently used responses make room
 * for new ones (ADR 24).
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

  /** To be called after a commit that changed what responses are made of: products, stock, the store. */
  invalidate(): void {
    this.#writes += 1;
  }

  /** The response of that key. `read` gives its JSON when there is no fresh one; a failure isn't kept. */
  get(key: string, read: () => Promise<string>): PublicResponse | Promise<PublicResponse> {
    const entry = this.#entries.get(key);
    if (entry?.writes === this.#writes && performance.now() < entry.freshUntil) {
      return entry.response;
    }
    // With the number of writes: a reading that began before the last one isn't shared after it.
    const name = `${this.#writes} ${key}`;
    const running = this.#readings.get(name);
    if (running) return running;
    const reading = this.#read(key, read, entry?.response).finally(() => {
      this.#readings.delete(name);
    });
    this.#readings.set(name, reading);
    return reading;
  }

  async #read(key: string, read: () => Promise<string>, last: PublicResponse | undefined) {
    const writes = this.#writes;
    const freshUntil = performance.now() + FRESH_FOR;
    const next = new PublicResponse(await read());
    // An unchanged one is compressed already.
    const response = last?.hash === next.hash ? last : next;
    this.#entries.set(key, { response, writes, freshUntil });
    return response;
  }
}
