import { HttpError, type RemoteRoute } from '@storefront/host';
import { createMemoryRouter, redirect, RouterProvider } from '@storefront/host/router';
import { render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createPageLoads } from './page-loads';
import { createPageNavigation } from './page-navigation';
import { createDelegatingRoute, type DelegatingRouteOptions } from './delegating-route';
import type { RegisteredRemote } from '../remotes/registered-remotes';
import { remoteVersion } from '../remotes/testing/remote-version';

const ROUTE = { id: 'home', path: '/', access: 'public', layout: 'main' } as const;

const REMOTE: RegisteredRemote = {
  name: 'mf-x',
  versions: [remoteVersion({ version: '2.0.0', routes: [ROUTE] })],
};

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const broken = new Error('Broken');

function Page(): null {
  return null;
}

function PageBrokenWhileRendering(): null {
  throw broken;
}

function PageBrokenInAnEffect(): null {
  useEffect(() => {
    throw broken;
  });
  return null;
}

/** Opens a page of the remote that fails; returns what is reported, and which version is rejected. */
async function reportsOf(route: RemoteRoute) {
  const onRenderError = jest.fn<undefined, unknown[]>();
  const reject = jest.fn<undefined, unknown[]>();
  const loader: DelegatingRouteOptions['loader'] = {
    async load(_remote, _routeId, onRoute) {
      onRoute?.(route);
      return { ...(await route.lazy()), route, version: '2.0.0' };
    },
    markFailed: reject,
  };
  const routes = [createDelegatingRoute(REMOTE, ROUTE, { loader, onRenderError })];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await screen.findByRole('alert');
  return { reports: onRenderError.mock.calls, rejected: reject.mock.calls };
}

test.each([
  ['while rendering', PageBrokenWhileRendering],
  ['in an effect', PageBrokenInAnEffect],
])(
  'a page that breaks %s is reported with its remote and version, which is not tried again',
  async (_, Component) => {
    const { reports, rejected } = await reportsOf({ lazy: () => Promise.resolve({ Component }) });
    expect(reports).toEqual([['mf-x', '2.0.0', broken]]);
    expect(rejected).toEqual([[REMOTE, '2.0.0']]);
  },
);

test('a page whose data the API fails to return does not reject its version', async () => {
  const { reports, rejected } = await reportsOf({
    lazy: () => Promise.resolve({ Component: Page }),
    loader: () => Promise.reject(new HttpError('Unavailable', { status: 503 })),
  });
  expect(reports).toEqual([]);
  expect(rejected).toEqual([]);
});

test('a link to another spelling of a page leads to the page’s canonical path, with query and hash', async () => {
  const loader: DelegatingRouteOptions['loader'] = {
    load: () =>
      Promise.resolve({
        Component: Page,
        route: { lazy: () => Promise.resolve({ Component: Page }) },
        version: '2.0.0',
      }),
    markFailed: () => undefined,
  };
  const navigation = createPageNavigation();
  const client = { navigation, loads: createPageLoads() };
  const terms = { ...ROUTE, id: 'terms', path: '/terms' };
  const routes = [ROUTE, terms].map((route) =>
    createDelegatingRoute(REMOTE, route, { loader, client }),
  );
  const router = createMemoryRouter(routes);
  navigation.connect(router);
  await router.navigate('/Terms/?a=1#returns');
  expect(router.state.location).toMatchObject({
    pathname: '/terms',
    search: '?a=1',
    hash: '#returns',
  });
});

/** A shop with a page of products, each of which is moved from `/old/` to `/new/` when `respond` is called. */
function shopThatMovesProducts() {
  let respond: () => void = () => undefined;
  const responded = new Promise<void>((resolve) => (respond = resolve));
  const moves: RemoteRoute['loader'] = async ({ params }) => {
    await responded;
    return redirect(`/new/${params.id}`, 301);
  };
  const loader: DelegatingRouteOptions['loader'] = {
    load(_remote, id, onRoute) {
      const lazy = () => Promise.resolve({ Component: Page });
      const route = { lazy, ...(id === 'old' ? { loader: moves } : {}) };
      onRoute?.(route);
      return Promise.resolve({ Component: Page, route, version: '2.0.0' });
    },
    markFailed: () => undefined,
  };
  const navigation = createPageNavigation();
  const client = { navigation, loads: createPageLoads() };
  const pages = ['old', 'new'].map((id) => ({ ...ROUTE, id, path: `/${id}/:id` }));
  const router = createMemoryRouter(
    [ROUTE, ...pages].map((route) => createDelegatingRoute(REMOTE, route, { loader, client })),
  );
  navigation.connect(router);
  return { router, respond };
}

test('[PAGE-12] a link to a former address of a page leads to the new one, with query and hash', async () => {
  const { router, respond } = shopThatMovesProducts();
  respond();
  await router.navigate('/old/shirt?a=1#size');
  expect(router.state.location).toMatchObject({
    pathname: '/new/shirt',
    search: '?a=1',
    hash: '#size',
  });
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('[PAGE-12] going back passes over a former address that was shown before its data had loaded', async () => {
  const { router, respond } = shopThatMovesProducts();
  await router.navigate('/old/shirt');
  expect(router.state.location.pathname).toBe('/old/shirt');
  respond();
  await waitFor(() => expect(router.state.location.pathname).toBe('/new/shirt'));
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
