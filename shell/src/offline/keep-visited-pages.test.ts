import { keepVisitedPages } from './keep-visited-pages';

type Router = Parameters<typeof keepVisitedPages>[0];

const postMessage = jest.fn();
let onLine = true;

beforeEach(() => {
  jest.useFakeTimers();
  onLine = true;
  postMessage.mockClear();
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ active: { postMessage } }) },
  });
  performance.getEntriesByType = () => [
    { name: `${location.origin}/apps/shell/1/browser/shell.js` } as PerformanceEntry,
    { name: `${location.origin}/apps/shell/registry.json` } as PerformanceEntry,
    { name: 'https://pictures.example/apps/shell/1/browser/coat.webp' } as PerformanceEntry,
  ];
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A router that shows a page; `go` shows another one. */
function routerAt(address: string, access = 'public') {
  const subscribers: (() => void)[] = [];
  const stateAt = (to: string, ofPage = access) => {
    const { pathname, search } = new URL(to, location.origin);
    return {
      location: { pathname, search },
      matches: [{ route: { handle: { remote: 'mf-catalog', access: ofPage } } }],
      navigation: { state: 'idle' },
      errors: null,
    };
  };
  const router = {
    basename: '',
    state: stateAt(address),
    subscribe: (subscriber: () => void) => subscribers.push(subscriber),
  };
  return {
    router: router as unknown as Router,
    go: (to: string, ofPage?: string) => {
      router.state = stateAt(to, ofPage);
      subscribers.forEach((subscriber) => subscriber());
    },
  };
}

/** The addresses of pages that the worker was asked to store. */
async function stored(): Promise<unknown[]> {
  await jest.advanceTimersByTimeAsync(2_000);
  const messages = postMessage.mock.calls as [{ payload: { urlsToCache: unknown[][] } }][];
  return messages.map(([{ payload }]) => payload.urlsToCache[0]?.[0]);
}

test('stores pages that are shown for two seconds, each once', async () => {
  const { router, go } = routerAt('/');
  keepVisitedPages(router);
  expect(await stored()).toEqual(['/']);
  go('/products?category=jeans');
  go('/product/coat?color=Navy');
  expect(await stored()).toEqual(['/', '/product/coat?color=Navy']);
  go('/');
  expect(await stored()).toHaveLength(2);
});

test('stores the files that were loaded before, without what comes from elsewhere', async () => {
  keepVisitedPages(routerAt('/about').router);
  await stored();
  expect(postMessage).toHaveBeenCalledWith({
    type: 'CACHE_URLS',
    payload: {
      urlsToCache: [
        ['/about', { headers: { accept: 'text/html' } }],
        `${location.origin}/apps/shell/1/browser/shell.js`,
      ],
    },
  });
});

test('of an account only the pages with orders are stored', async () => {
  const { router, go } = routerAt('/account', 'protected');
  keepVisitedPages(router);
  expect(await stored()).toEqual([]);
  go('/orders/17/return');
  expect(await stored()).toEqual([]);
  go('/orders/17');
  expect(await stored()).toEqual(['/orders/17']);
});

test('no page is stored whose query may be personal', async () => {
  const { router, go } = routerAt('/orders?q=coat', 'protected');
  keepVisitedPages(router);
  expect(await stored()).toEqual([]);
  go('/track-order?id=17', 'public');
  expect(await stored()).toEqual([]);
  go('/search?q=ring', 'public');
  expect(await stored()).toEqual([]);
});

test('asks for nothing without a connection', async () => {
  onLine = false;
  keepVisitedPages(routerAt('/about').router);
  expect(await stored()).toEqual([]);
});
