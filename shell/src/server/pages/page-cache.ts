import { LRUCache } from 'lru-cache';

/** How long after its lifetime a page may still be sent, in seconds, while a new one is rendered. */
export const STALE_SECONDS = 60;

/** What an entry takes in memory besides its page and its key, in bytes. */
const ENTRY_SIZE = 1_000;

/** A page, and when it was rendered. */
export interface CachedPage<Page> {
  page: Page;
  /** What the page takes in memory, in bytes; absent for one that must not be kept. */
  cacheSize?: number;
  renderedAt: number;
}

/** What the cache had: a fresh page; a stale one, which is sent while a new one is rendered; none. */
export type PageLookup = 'hit' | 'stale' | 'miss';

interface PageCacheOptions {
  /** How long a page is sent without being rendered again, in seconds. */
  seconds: number;
  /** What all pages together may take in memory, in bytes. */
  maxBytes: number;
  /** Called for each requested page, with the result of its look-up. */
  onLookup: (found: PageLookup) => void;
  /** Called when a stale page could not be rendered again; it is still sent. */
  onError: (error: unknown) => void;
  now?: () => number;
}

/** Rendered pages, kept briefly; concurrent requests for a page share one render. */
export type PageCache<Page> = ReturnType<typeof createPageCache<Page>>;

/** Creates the cache. */
export function createPageCache<Page>({
  seconds,
  maxBytes,
  onLookup,
  onError,
  now = Date.now,
}: PageCacheOptions) {
  const kept = new LRUCache<string, CachedPage<Page>>({
    maxSize: maxBytes,
    sizeCalculation: ({ cacheSize = 0 }, address) => cacheSize + 2 * address.length + ENTRY_SIZE,
  });
  const rendering = new Map<string, Promise<CachedPage<Page>>>();

  /** The kept page of an address, or a newly rendered one. */
  function get(
    address: string,
    render: () => Promise<CachedPage<Page>>,
  ): Promise<CachedPage<Page>> {
    const found = kept.get(address);
    const age = found ? (now() - found.renderedAt) / 1_000 : Infinity;
    if (found && age < seconds) {
      onLookup('hit');
      return Promise.resolve(found);
    }
    const next = rendering.get(address) ?? renderNew(address, render);
    if (!found || age >= seconds + STALE_SECONDS) {
      onLookup('miss');
      return next;
    }
    onLookup('stale');
    next.catch(onError);
    return Promise.resolve(found);
  }

  function renderNew(address: string, render: () => Promise<CachedPage<Page>>) {
    const pending = render()
      .then((rendered) => {
        if (rendered.cacheSize !== undefined) kept.set(address, rendered);
        return rendered;
      })
      .finally(() => rendering.delete(address));
    rendering.set(address, pending);
    return pending;
  }

  return { get };
}
