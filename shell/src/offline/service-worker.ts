import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { OFFLINE_PATH } from './offline-path';
import { isStorable, markStored } from './stored-page';

/*
 * The worker that shows visited pages without a connection (docs/adr/0065-offline.md). It holds no code of pages, so that
 * pages of any version can be open beside it.
 */

/** What the worker uses of its global scope; TypeScript's library of workers contradicts that of pages. */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  addEventListener: (
    type: 'install' | 'activate',
    listener: (event: LifecycleEvent) => void,
  ) => void;
}
interface LifecycleEvent {
  waitUntil: (work: Promise<unknown>) => void;
}
declare const self: WorkerScope;

/** A new number drops what earlier workers have stored. */
const FORMAT = 'v1';
const PAGES = `pages-${FORMAT}`;
const FILES = `files-${FORMAT}`;

/** A network that sends nothing for so long counts as failed, in seconds. */
const PATIENCE_SECONDS = 20;

const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      cacheWillUpdate: ({ response }) => Promise.resolve(isStorable(response) ? response : null),
      cachedResponseWillBeUsed: ({ cachedResponse }) =>
        cachedResponse ? markStored(cachedResponse) : Promise.resolve(null),
    },
    new ExpirationPlugin({ maxEntries: 50, purgeOnQuotaError: true }),
  ],
});

/** Files whose names follow from their content; the browser checks their hashes. */
const files = new CacheFirst({
  cacheName: FILES,
  plugins: [new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true })],
});

registerRoute(({ request }) => request.mode === 'navigate', pages);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/apps\/.+\/browser\//.test(url.pathname),
  files,
);
setCatchHandler(({ request }) => {
  if (request.mode !== 'navigate') return Promise.resolve(Response.error());
  const { pathname, search } = new URL(request.url);
  if (pathname === OFFLINE_PATH) return Promise.resolve(Response.error());
  const from = encodeURIComponent(pathname + search);
  return Promise.resolve(Response.redirect(`${OFFLINE_PATH}?from=${from}`));
});

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(storeOfflinePage());
});
self.addEventListener('activate', (event) => event.waitUntil(dropOtherCaches()));
clientsClaim();

/** Stores the page for addresses that weren't visited, with the scripts and fonts that it names. */
async function storeOfflinePage(): Promise<void> {
  const response = await fetch(OFFLINE_PATH);
  if (!isStorable(response)) return;
  const html = await response.clone().text();
  const named = [...html.matchAll(/["'(](\/apps\/[^"')]+\/browser\/[^"')]+)["')]/g)];
  const addresses = new Set(named.flatMap(([, address]) => address ?? []));
  const [pageCache, fileCache] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
  await fileCache.addAll([...addresses]);
  await pageCache.put(OFFLINE_PATH, response);
}

async function dropOtherCaches(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name !== PAGES && name !== FILES);
  await Promise.all(others.map((name) => caches.delete(name)));
}
