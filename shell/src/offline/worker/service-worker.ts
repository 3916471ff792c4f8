import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { addressInSession } from './address-in-session';
import { ACCOUNT, deleteOutdatedCaches, FILES, PAGES } from '../cache-names';
import { isFile, isOrders, PAGE_TYPE } from '../kept-addresses';
import { STORE_LANGUAGE } from '../offline-path';
import { offlinePathFor, storeLanguage, storeLanguagesAnew } from './offline-pages';
import { isComplete, isStorable, markStored } from '../stored-page';

/*
 * The worker that shows visited pages without a connection (docs/adr/0065-offline.md). It holds no code of pages, so that
 * pages of any version can be open beside it.
 */

/** What the worker uses of its global scope; TypeScript's library of workers contradicts that of pages. */
interface WorkerScope {
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: (
    type: 'install' | 'activate' | 'message',
    listener: (event: WorkerEvent) => void,
  ) => void;
}
interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void;
  /** What a page sends; absent from other events. */
  data?: { type?: string; basename?: string };
}
declare const self: WorkerScope;

/** A network that sends nothing for so long counts as failed, in seconds. */
const PATIENCE_SECONDS = 20;

/** Opens a page: from the network, or the stored one. */
const openedFrom = (cacheName: string) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        // Only a page itself says that it may be stored (keep-visited-pages.ts).
        cacheWillUpdate: () => Promise.resolve(null),
        cachedResponseWillBeUsed: ({ cachedResponse }) =>
          cachedResponse ? markStored(cachedResponse) : Promise.resolve(null),
      },
    ],
  });

/** Stores a page that is shown. */
const kept = new NetworkFirst({
  cacheName: PAGES,
  plugins: [
    { cacheWillUpdate: ({ response }) => Promise.resolve(isStorable(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: 50, purgeOnQuotaError: true }),
  ],
});

/** Nothing is stored of an account that has signed out while its answer was on the way. */
const onlyWhileSignedIn: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    isComplete(response) && (await caches.has(ACCOUNT)) ? response : null,
};

/** Stores the page around the orders of a signed-in account. */
const keptForAccount = new NetworkFirst({ cacheName: ACCOUNT, plugins: [onlyWhileSignedIn] });

/**
 * The orders of a signed-in account: from the API, or without a connection as they were. Their number isn't limited: the
 * list that this takes would outlast the session.
 */
const orders = new NetworkFirst({
  cacheName: ACCOUNT,
  matchOptions: { ignoreVary: true },
  plugins: [onlyWhileSignedIn, { cacheKeyWillBeUsed: ({ request }) => addressInSession(request) }],
});

/** Files whose names follow from their content; the browser checks their hashes. */
const files = new CacheFirst({
  cacheName: FILES,
  plugins: [new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true })],
});

const isOpened = (request: Request) => request.mode === 'navigate';
const isKept = (request: Request) => request.headers.get('accept') === PAGE_TYPE;
const isOfAccount = (request: Request) => request.headers.has('authorization');

registerRoute(({ request, url }) => isOpened(request) && isOrders(url), openedFrom(ACCOUNT));
registerRoute(({ request }) => isOpened(request), openedFrom(PAGES));
registerRoute(({ request, url }) => isKept(request) && isOrders(url), keptForAccount);
registerRoute(({ request }) => isKept(request), kept);
registerRoute(({ request, url }) => isOfAccount(request) && isOrders(url), orders);
registerRoute(({ url, sameOrigin }) => sameOrigin && isFile(url), files);
setCatchHandler(({ request }) =>
  isOpened(request) ? offlinePage(new URL(request.url)) : Promise.resolve(Response.error()),
);

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(storeLanguagesAnew());
});
self.addEventListener('message', (event) => {
  const { type, basename } = event.data ?? {};
  if (type === STORE_LANGUAGE && basename) event.waitUntil(storeLanguage(basename));
});
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([deleteOutdatedCaches(), requestPagesAsBrowser(), self.clients.claim()]),
  ),
);

/**
 * Has the browser request the pages that are opened, while the worker starts. The worker's own requests would be answered
 * with what `stale-while-revalidate` lets caches keep, and a rollback would come a minute late.
 */
async function requestPagesAsBrowser(): Promise<void> {
  await self.registration.navigationPreload?.enable();
}

/** Redirects to the offline page, whose scripts expect its own address, or answers with it. */
async function offlinePage({ pathname, search }: URL): Promise<Response> {
  const path = await offlinePathFor(pathname);
  if (pathname !== path) {
    return Response.redirect(`${path}?from=${encodeURIComponent(pathname + search)}`);
  }
  return (await caches.match(path, { ignoreVary: true })) ?? Response.error();
}
