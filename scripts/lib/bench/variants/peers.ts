import type { Browser } from '@playwright/test';
import { startReverseProxy } from '../reverse-proxy/reverse-proxy';
import { startSite } from './start-site';
import { createTwinOf } from './static-baseline';

/** A page of any site, and its static twin. */
export interface Peer {
  name: string;
  url: string;
  twin: string;
}

/**
 * Serves the static twins of pages behind the reverse proxy, and pages that are served over plain HTTP too; stops both after
 * the work.
 */
export async function withPeers<Result>(
  pages: readonly URL[],
  browser: Browser,
  work: (peers: Peer[]) => Promise<Result>,
): Promise<Result> {
  const stops: (() => void)[] = [];
  try {
    const peers: Peer[] = [];
    for (const page of pages) {
      const { host, pathname, search } = page;
      const twin = await startSite(await createTwinOf(page, browser));
      const origin = await originOf(page, stops);
      stops.push(twin.close);
      const path = pathname + search;
      peers.push({ name: host + path, url: origin + path, twin: twin.origin + path });
    }
    return await work(peers);
  } finally {
    stops.forEach((stop) => stop());
  }
}

/** Where browsers get a page: over HTTP/2 and TLS, like the shop's own. */
async function originOf(
  { protocol, hostname, port, origin }: URL,
  stops: (() => void)[],
): Promise<string> {
  if (protocol === 'https:') return origin;
  const proxy = await startReverseProxy({ targetHost: hostname, target: Number(port || 80) });
  stops.push(proxy.close);
  return proxy.origin;
}
