/** A cache in front of the page servers that can drop pages by their tags. */
export interface EdgeCache {
  /** The header with which a page tells its tags; the cache leaves it out of what browsers get. */
  tagHeader: (tags: string[]) => Record<string, string>;
  /** How many tags one call may have. */
  tagsMax: number;
  /** Drops all pages with one of these tags. Rejects unless the cache has confirmed it. */
  purge: (tags: string[]) => Promise<void>;
}

/** How long a call may take, in milliseconds. */
const TIME_LIMIT = 5_000;

/** A call of a cache. Rejects, without any secret in the message, unless its status says that it succeeded. */
export async function callEdge(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIME_LIMIT) });
  const text = await response.text();
  if (response.ok) return;
  throw new Error(`${new URL(url).host} answered ${response.status}: ${text.slice(0, 300)}`);
}
