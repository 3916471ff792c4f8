import {
  data,
  redirect,
  RouterContextProvider,
  type LoaderFunctionArgs,
} from '@storefront/host/router';
import type { PageCode } from './page-code';
import type { LoadedPage } from '../remotes/remote-loader';
import { createPageLoader, PENDING_DATA } from './page-loader';
import { createPageLoads } from './page-loads';
import type { PageNavigation } from './page-navigation';

const PAGE: LoadedPage = {
  Component: () => null,
  route: { lazy: () => Promise.reject(new Error('Not used here.')) },
  version: '1.0.0',
};

function argsOf(url: string, signal?: AbortSignal): LoaderFunctionArgs {
  const absolute = new URL(url, 'http://shop.example');
  const request = new Request(absolute, signal ? { signal } : {});
  return {
    request,
    url: absolute,
    pattern: '',
    params: {},
    context: new RouterContextProvider(),
  };
}

/** A page's loader in a shop that shows `/`, with the mock that loads its data. */
function pageInShop({ isPublic = true } = {}) {
  let time = 0;
  const respond = jest.fn<Promise<unknown>, [url: string]>();
  const reloaded: unknown[] = [];
  const shown = { url: '/' };
  const navigation: PageNavigation = {
    shownUrl: () => shown.url,
    nextHash: () => '',
    whenIdle: () => Promise.resolve(),
    async revalidate() {
      reloaded.push(await loader.load(argsOf(shown.url)).catch(String));
    },
    connect: () => undefined,
  };
  const code: PageCode = {
    shown: () => PAGE,
    loaded: () => PAGE,
    rendered: Promise.resolve(PAGE),
    loadRendered: () => Promise.resolve(true),
    load: () => Promise.resolve(PAGE),
    async loadWithData({ request }) {
      const { pathname, search } = new URL(request.url);
      return { page: PAGE, data: await respond(pathname + search) };
    },
    show: () => undefined,
    subscribe: () => () => undefined,
  };
  const loads = createPageLoads(() => time);
  const loader = createPageLoader({ code, isPublic, client: { navigation, loads } });
  return {
    respond,
    reloaded,
    shown,
    load: (url: string, signal?: AbortSignal) => loader.load(argsOf(url, signal)),
    changeSession: () => loads.clear(),
    prefetch: (url: string) => loader.prefetch(argsOf(url)),
    pass: (ms: number) => void (time += ms),
  };
}

/** A response that a test resolves or rejects later. */
function createDeferred() {
  let resolve: (value: unknown) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<unknown>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** Runs everything that is ready to run. */
async function settle() {
  await jest.advanceTimersByTimeAsync(0);
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a page that is opened twice in a row is loaded anew after the abort of the first navigation', async () => {
  const { load, respond } = pageInShop();
  const first = createDeferred();
  respond.mockReturnValueOnce(first.promise).mockResolvedValueOnce('jeans');
  const navigation = new AbortController();
  const aborted = load('/search?q=jeans', navigation.signal);
  navigation.abort();
  first.reject(new Error('aborted'));
  const loaded = load('/search?q=jeans');
  await expect(aborted).rejects.toThrow('aborted');
  await expect(loaded).resolves.toBe('jeans');
});

test('waits for data that arrives within 10 ms', async () => {
  const { load, respond } = pageInShop();
  const response = createDeferred();
  respond.mockReturnValue(response.promise);
  const loaded = load('/product/1');
  await jest.advanceTimersByTimeAsync(5);
  response.resolve('jeans');
  await expect(loaded).resolves.toBe('jeans');
});

test('after 10 ms the page is shown without its data, and loaded again once the data has arrived', async () => {
  const { load, respond, reloaded, shown } = pageInShop();
  const response = createDeferred();
  respond.mockReturnValue(response.promise);
  const loaded = load('/product/1');
  await jest.advanceTimersByTimeAsync(10);
  await expect(loaded).resolves.toBe(PENDING_DATA);

  shown.url = '/product/1';
  expect(reloaded).toEqual([]);
  response.resolve('jeans');
  await settle();
  expect(reloaded).toEqual(['jeans']);
  expect(respond).toHaveBeenCalledTimes(1);
});

test('a late failure reaches the page, too', async () => {
  const { load, respond, reloaded, shown } = pageInShop();
  const response = createDeferred();
  respond.mockReturnValue(response.promise);
  const loaded = load('/product/1');
  await jest.advanceTimersByTimeAsync(10);
  await expect(loaded).resolves.toBe(PENDING_DATA);
  shown.url = '/product/1';
  response.reject(new Error('503'));
  await settle();
  expect(reloaded).toEqual(['Error: 503']);
});

test('after a change of the session a page does not get the data that it waited for before', async () => {
  const { load, respond, reloaded, shown, changeSession } = pageInShop();
  const before = createDeferred();
  respond.mockReturnValueOnce(before.promise).mockResolvedValueOnce('for visitors');
  const loaded = load('/product/1');
  await jest.advanceTimersByTimeAsync(10);
  await expect(loaded).resolves.toBe(PENDING_DATA);
  shown.url = '/product/1';
  changeSession();
  before.resolve('for the shopper');
  await settle();
  expect(reloaded).toEqual(['for visitors']);
});

test('a page whose query changes stays visible until its new data has loaded', async () => {
  const { load, respond, shown } = pageInShop();
  shown.url = '/products?page=1';
  const response = createDeferred();
  respond.mockReturnValue(response.promise);
  const loaded = load('/products?page=2');
  await jest.advanceTimersByTimeAsync(1_000);
  response.resolve('second page');
  await expect(loaded).resolves.toBe('second page');
});

test('prefetched data is used, even while it is still loading', async () => {
  const { load, prefetch, respond } = pageInShop();
  const response = createDeferred();
  respond.mockReturnValue(response.promise);
  void prefetch('/product/1');
  void prefetch('/product/1');
  const loaded = load('/product/1');
  response.resolve('jeans');
  await expect(loaded).resolves.toBe('jeans');
  expect(respond).toHaveBeenCalledTimes(1);
});

test.each([
  ['a failure', data('failed', { status: 503 })],
  ['a redirect', redirect('/product/2', 301)],
])('a page is prerendered with its data, but not with %s', async (_, result) => {
  const { prefetch, respond } = pageInShop();
  respond.mockResolvedValueOnce('jeans').mockResolvedValueOnce(result);
  await expect(prefetch('/product/1')).resolves.toEqual({ data: 'jeans' });
  await expect(prefetch('/product/2')).resolves.toBeUndefined();
});

test('a prefetch that failed is forgotten', async () => {
  const { load, prefetch, respond } = pageInShop();
  respond.mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce('jeans');
  void prefetch('/product/1');
  await settle();
  await expect(load('/product/1')).resolves.toBe('jeans');
});

test('a prefetched response that failed is requested again', async () => {
  const { load, prefetch, respond } = pageInShop();
  respond.mockResolvedValueOnce(data('failed', { status: 503 })).mockResolvedValueOnce('jeans');
  void prefetch('/product/1');
  await settle();
  await expect(load('/product/1')).resolves.toBe('jeans');
});

test('going back shows the page at once, and replaces it when its data has changed', async () => {
  const { load, respond, reloaded, pass, shown } = pageInShop();
  respond.mockResolvedValueOnce('in stock');
  await load('/product/1');
  pass(60_000);
  const response = createDeferred();
  respond.mockReturnValueOnce(response.promise);
  await expect(load('/product/1')).resolves.toBe('in stock');

  shown.url = '/product/1';
  response.resolve('sold out');
  await settle();
  expect(reloaded).toEqual(['sold out']);
});

test.each([
  ['is the same', () => Promise.resolve('in stock')],
  ['can’t be loaded', () => Promise.reject(new Error('503'))],
  ['is a failed response', () => Promise.resolve(data('failed', { status: 503 }))],
])('going back leaves the page as it is when its data %s', async (_, second) => {
  const { load, respond, reloaded, pass } = pageInShop();
  respond.mockResolvedValueOnce('in stock').mockImplementationOnce(second);
  await load('/product/1');
  pass(60_000);
  await expect(load('/product/1')).resolves.toBe('in stock');
  await settle();
  expect(respond).toHaveBeenCalledTimes(2);
  expect(reloaded).toEqual([]);
});

test('data that is older than five minutes is not shown again', async () => {
  const { load, respond, pass } = pageInShop();
  respond.mockResolvedValueOnce('in stock').mockResolvedValueOnce('sold out');
  await load('/product/1');
  pass(5 * 60_000 + 1);
  await expect(load('/product/1')).resolves.toBe('sold out');
});

test('the page that is shown is always loaded again', async () => {
  const { load, respond, shown } = pageInShop();
  respond.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
  await load('/product/1');
  shown.url = '/product/1';
  await expect(load('/product/1')).resolves.toBe('second');
});

test('data of protected pages is not kept, nor loaded before a shopper goes there', async () => {
  const { load, prefetch, respond } = pageInShop({ isPublic: false });
  respond.mockResolvedValueOnce('one order').mockResolvedValueOnce('two orders');
  void prefetch('/orders');
  expect(respond).not.toHaveBeenCalled();
  await load('/orders');
  await expect(load('/orders')).resolves.toBe('two orders');
});

test('without a connection the worker answers: pages are opened as documents, unless their data is there', async () => {
  const { load, prefetch, respond } = pageInShop();
  respond.mockResolvedValue('jeans');
  await load('/product/1');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: {} },
  });
  await expect(load('/product/1')).resolves.toBe('jeans');
  await expect(prefetch('/product/2')).resolves.toBeUndefined();
  expect(respond).toHaveBeenCalledTimes(1);
  const redirected = await load('/product/2');
  expect((redirected as Response).headers.get('location')).toBe('/product/2');
  expect((redirected as Response).headers.get('x-remix-reload-document')).toBe('true');

  Reflect.deleteProperty(navigator, 'serviceWorker');
  await expect(load('/product/2')).resolves.toBe('jeans');
  jest.restoreAllMocks();
});
