import { data, redirect } from '../loading/responses';
import type { DataRouter, LoaderFunctionArgs, RouteObject } from '../types';
import { createBrowserRouter, createMemoryRouter } from './create-router';

/** A shop whose product page can be answered late, in any order. */
function slowShop() {
  const answers: Record<string, (name: string) => void> = {};
  const signals: Record<string, AbortSignal> = {};
  const loader = ({ params: { id = '' }, request }: LoaderFunctionArgs) => {
    signals[id] = request.signal;
    return new Promise((resolve) => (answers[id] = resolve));
  };
  const router = createMemoryRouter([
    { path: '/' },
    { id: 'product', path: '/product/:id', loader },
  ]);
  return { router, answers, signals };
}

function shown({ state }: DataRouter) {
  const { pathname, search, hash } = state.location;
  return pathname + search + hash;
}

/** Lets what is resolved already go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('the previous page stays until the data of the next one has loaded', async () => {
  const { router, answers } = slowShop();
  const arrival = router.navigate('/product/a');
  expect(shown(router)).toBe('/');
  expect(router.state.navigation).toMatchObject({
    state: 'loading',
    location: { pathname: '/product/a' },
  });
  answers.a?.('Shirt');
  await arrival;
  expect(shown(router)).toBe('/product/a');
  expect(router.state.loaderData).toEqual({ product: 'Shirt' });
  expect(router.state.navigation.state).toBe('idle');
});

test('only the last of several navigations is shown, and the loads of the others are ended', async () => {
  const { router, answers, signals } = slowShop();
  const first = router.navigate('/product/a');
  const second = router.navigate('/product/b');
  expect(signals.a?.aborted).toBe(true);
  await first;
  answers.b?.('Dress');
  await second;
  answers.a?.('Shirt');
  await settle();
  expect(router.state.loaderData).toEqual({ product: 'Dress' });
  await router.navigate(-1);
  expect(shown(router)).toBe('/');
});

test('a page that the server has rendered is shown with its data, and nothing is loaded', async () => {
  const loader = jest.fn();
  const router = createMemoryRouter([{ id: 'home', path: '/', loader }], {
    hydrationData: { loaderData: { home: 'Welcome' } },
  });
  await settle();
  expect(router.state).toMatchObject({ initialized: true, loaderData: { home: 'Welcome' } });
  expect(loader).not.toHaveBeenCalled();
});

test('only what the server left out of a page is loaded, which is no navigation', async () => {
  const ofLayout = jest.fn();
  const router = createMemoryRouter(
    [
      {
        id: 'layout',
        loader: ofLayout,
        children: [{ id: 'orders', path: '/', loader: () => ['order'] }],
      },
    ],
    { hydrationData: { loaderData: { layout: 'menu' } } },
  );
  const states: unknown[] = [];
  router.subscribe(({ navigation, initialized }) => states.push([navigation.state, initialized]));
  expect(router.state).toMatchObject({ initialized: false, renderFallback: true });
  await settle();
  expect(router.state.loaderData).toEqual({ layout: 'menu', orders: ['order'] });
  expect(ofLayout).not.toHaveBeenCalled();
  expect(states).toEqual([['idle', true]]);
});

const refuse = () => {
  throw redirect('/login');
};

test('the first page’s redirect replaces its entry, so that going back leaves it', async () => {
  const router = createMemoryRouter(
    [{ path: '/orders', middleware: [refuse] }, { path: '/login' }, { path: '/' }],
    { initialEntries: ['/', '/orders'] },
  );
  await settle();
  expect(shown(router)).toBe('/login');
  await router.navigate(-1);
  expect(shown(router)).toBe('/');
});

test('a redirect leads on with query and hash, also from one redirect to the next', async () => {
  const router = createMemoryRouter([
    { path: '/' },
    { path: '/old', loader: () => redirect('/newer?a=1') },
    { path: '/newer', loader: () => redirect('/new?a=1#size', 301) },
    { path: '/new' },
  ]);
  await router.navigate('/old');
  expect(shown(router)).toBe('/new?a=1#size');
  await router.navigate(-1);
  expect(shown(router)).toBe('/');
});

test('a redirect may ask the browser to load a new document', async () => {
  const router = createMemoryRouter([
    { path: '/' },
    {
      path: '/old',
      loader: () => redirect('/new', { headers: { 'X-Remix-Reload-Document': 'true' } }),
    },
    { path: '/new' },
  ]);
  await expect(router.navigate('/old')).rejects.toThrow(/leave for http.*\/new/);
  expect(shown(router)).toBe('/');
});

test('a change of the hash loads nothing; the same address again, and another query, load the page again', async () => {
  const loader = jest.fn(() => 'listing');
  const router = createMemoryRouter([{ path: '/', loader }]);
  await settle();
  await router.navigate('/#more');
  expect(loader).toHaveBeenCalledTimes(1);
  await router.navigate('/');
  expect(loader).toHaveBeenCalledTimes(2);
  await router.navigate('?page=2');
  expect(loader).toHaveBeenCalledTimes(3);
  expect(shown(router)).toBe('/?page=2');
});

test('a layout keeps its data from page to page, unless it asks for new data itself', async () => {
  const kept = jest.fn(() => 'menu');
  const renewed = jest.fn(() => 'bag');
  const router = createMemoryRouter([
    {
      loader: kept,
      children: [
        {
          loader: renewed,
          shouldRevalidate: () => true,
          children: [{ path: '/' }, { path: '/cart' }],
        },
      ],
    },
  ]);
  await settle();
  await router.navigate('/cart');
  expect(kept).toHaveBeenCalledTimes(1);
  expect(renewed).toHaveBeenCalledTimes(2);
});

test('new data of the shown page adds no entry to the history, and doesn’t scroll', async () => {
  let stock = 2;
  const router = createMemoryRouter([{ id: 'home', path: '/', loader: () => stock }]);
  await settle();
  stock = 1;
  const renewal = router.revalidate();
  expect(router.state).toMatchObject({ revalidation: 'loading', navigation: { state: 'idle' } });
  await renewal;
  expect(router.state).toMatchObject({
    revalidation: 'idle',
    loaderData: { home: 1 },
    restoreScrollPosition: false,
  });
});

test('data that is renewed during a navigation is the next page’s', async () => {
  const loader = jest.fn(() => Promise.resolve('cart'));
  const router = createMemoryRouter([{ path: '/' }, { id: 'cart', path: '/cart', loader }]);
  void router.navigate('/cart');
  await router.revalidate();
  expect(shown(router)).toBe('/cart');
  expect(loader).toHaveBeenCalledTimes(2);
});

const Boundary = () => null;
const broken = () => Promise.reject(new Error('broken'));

test('a failure is shown by the nearest error boundary around it, and is gone with the next page', async () => {
  const routes: RouteObject[] = [
    {
      id: 'frame',
      ErrorBoundary: Boundary,
      children: [
        { path: '/' },
        {
          id: 'shop',
          ErrorBoundary: Boundary,
          children: [{ id: 'cart', path: '/cart', loader: broken }],
        },
      ],
    },
  ];
  const router = createMemoryRouter(routes);
  await router.navigate('/cart');
  expect(router.state.errors).toEqual({ shop: new Error('broken') });
  expect(router.state.loaderData).toEqual({});
  await router.navigate('/');
  expect(router.state.errors).toBeNull();
});

test('an error boundary gets the status and the data of a response that was thrown', async () => {
  const missing = () => {
    throw data('No such order', 404);
  };
  const router = createMemoryRouter([
    { id: 'order', path: '/', ErrorBoundary: Boundary, loader: missing },
  ]);
  await settle();
  expect(router.state.errors?.order).toMatchObject({ status: 404, data: 'No such order' });
});

test('an address that no route has is shown by the outermost error boundary as missing', async () => {
  const router = createMemoryRouter([
    { id: 'frame', ErrorBoundary: Boundary, children: [{ path: '/' }] },
  ]);
  await router.navigate('/nowhere');
  expect(router.state.errors?.frame).toMatchObject({ status: 404 });
  await router.navigate('/');
  expect(router.state.errors).toBeNull();
});

test('middleware runs around the loaders, from the outermost route on', async () => {
  const calls: string[] = [];
  const around = (name: string) => async (_: LoaderFunctionArgs, next: () => Promise<unknown>) => {
    calls.push(`before ${name}`);
    await next();
    calls.push(`after ${name}`);
  };
  const router = createMemoryRouter([
    { path: '/' },
    {
      middleware: [around('shop')],
      children: [
        { path: '/cart', middleware: [around('cart')], loader: () => calls.push('loader') },
      ],
    },
  ]);
  await router.navigate('/cart');
  expect(calls).toEqual(['before shop', 'before cart', 'loader', 'after cart', 'after shop']);
});

test('middleware that throws keeps the loaders from running', async () => {
  const loader = jest.fn();
  const router = createMemoryRouter([
    { path: '/' },
    { id: 'cart', path: '/cart', middleware: [broken], loader, ErrorBoundary: Boundary },
  ]);
  await router.navigate('/cart');
  expect(router.state.errors).toEqual({ cart: new Error('broken') });
  expect(loader).not.toHaveBeenCalled();
});

test('going back runs the view transition of the way there once more', async () => {
  const router = createMemoryRouter([{ path: '/' }, { path: '/product' }, { path: '/cart' }]);
  const transitions: unknown[] = [];
  router.subscribe((_, { viewTransition }) => {
    const { from, to } = viewTransition ?? {};
    transitions.push(from && [from.pathname, to?.pathname]);
  });
  await router.navigate('/product', { viewTransition: true });
  await router.navigate('/cart');
  await router.navigate(-1);
  await router.navigate(-1);
  expect(transitions).toEqual([['/', '/product'], undefined, undefined, ['/product', '/']]);
});

test('a page is scrolled to where it was left, and a new one to its top', async () => {
  let y = 0;
  const router = createMemoryRouter([{ path: '/' }, { path: '/product' }]);
  router.enableScrollRestoration({
    saved: {},
    current: () => y,
    keyOf: ({ key }) => key,
  });
  y = 700;
  await router.navigate('/product');
  expect(router.state.restoreScrollPosition).toBeNull();
  y = 50;
  await router.navigate(-1);
  expect(router.state.restoreScrollPosition).toBe(700);
});

test('the browser’s history has an entry for each page, with its state', async () => {
  history.replaceState(null, '', '/');
  const router = createBrowserRouter([{ path: '/' }, { path: '/cart' }, { path: '/login' }]);
  expect(router.state.location.key).toBe('default');
  const before = history.length;
  await router.navigate('/cart', { state: { from: 'home' } });
  expect(history.length).toBe(before + 1);
  expect(location.pathname).toBe('/cart');
  await router.navigate('/login', { replace: true });
  expect(history.length).toBe(before + 1);
  expect(location.pathname).toBe('/login');
  await router.navigate(-1);
  expect(shown(router)).toBe('/');
});

test('an address can’t lead to another origin by its slashes', async () => {
  const router = createMemoryRouter([{ path: '*' }]);
  await router.navigate('//evil.example/cart');
  expect(shown(router)).toBe('/evil.example/cart');
  await router.navigate('/\\evil.example');
  expect(shown(router)).toBe('/evil.example');
});

test('below a basename, pages have their paths without it, and the browser’s history has their addresses', async () => {
  window.history.replaceState(null, '', '/hi');
  const asked: string[] = [];
  const router = createBrowserRouter(
    [
      { path: '/' },
      { path: '/cart', loader: ({ url }) => asked.push(url.pathname) },
      { path: '/account', loader: () => redirect('/login') },
      { path: '/login' },
    ],
    { basename: '/hi' },
  );
  expect(router.state.location.pathname).toBe('/');
  await router.navigate('/cart?from=home');
  expect(router.state.location).toMatchObject({ pathname: '/cart', search: '?from=home' });
  expect(window.location.pathname + window.location.search).toBe('/hi/cart?from=home');
  expect(asked).toEqual(['/cart']);
  await router.navigate('/account');
  expect(window.location.pathname).toBe('/hi/login');
  await router.navigate('/');
  expect(window.location.pathname).toBe('/hi');
  window.history.replaceState(null, '', '/');
});
