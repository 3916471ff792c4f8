import { createHref, type DataRouter } from '@storefront/host/router';
import { isPageHandle } from '../navigation/page-handle';
import { isFile, isOrders, PAGE_TYPE } from './kept-addresses';

type Router = Pick<DataRouter, 'basename' | 'state' | 'subscribe'>;

/** How long a page is shown before it counts as visited, in milliseconds. */
const VISIT_MS = 2_000;

/** Has the worker store each page that is visited, once, with the files that were loaded until then. */
export function keepVisitedPages(router: Router): void {
  const visited = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function follow() {
    clearTimeout(timer);
    const address = storableAddress(router.state);
    if (address === undefined || visited.has(address)) return;
    timer = setTimeout(() => {
      visited.add(address);
      void askWorkerToStore(createHref(address, router.basename));
    }, VISIT_MS);
  }

  router.subscribe(follow);
  follow();
}

/** The pages whose query names nothing personal: of all others it may be an order or a search. */
const CATALOGUE = /^\/products?(\/|$)/;

/** The address of the shown page if it may be stored: of protected pages, only those with orders. */
function storableAddress({ location, matches, navigation, errors }: Router['state']) {
  const handle: unknown = matches.at(-1)?.route.handle;
  if (navigation.state !== 'idle' || errors || !isPageHandle(handle)) return undefined;
  const { pathname, search } = location;
  const isKept = handle.access === 'public' || isOrders(location);
  const isImpersonal = search === '' || CATALOGUE.test(pathname);
  return isKept && isImpersonal ? pathname + search : undefined;
}

/** Workbox's message: the worker requests the addresses, and stores what it gets as its routes say. */
async function askWorkerToStore(address: string): Promise<void> {
  if (!navigator.onLine) return;
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === location.origin && isFile(url))
    .map(({ href }) => href);
  const urlsToCache = [[address, { headers: { accept: PAGE_TYPE } }], ...files];
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
