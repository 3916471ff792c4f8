import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from '../navigation/create-router';
import { createStaticRouter, withIds } from '../navigation/static-router';
import type { RouteObject } from '../types';
import { useLoaderData, useMatches, useNavigation, useParams, useRouteError } from './hooks';
import { Link } from './link';
import { Outlet } from './rendered-routes';
import { RouterProvider } from './router-provider';

function Failure() {
  const error = useRouteError();
  return <p role="alert">{error instanceof Error ? error.message : 'unknown'}</p>;
}

let isBroken = false;
function Page() {
  if (isBroken) throw new Error('broken while rendering');
  return (
    <p>
      {useParams().id}: {useLoaderData<string>()}
    </p>
  );
}

const layout = (children: RouteObject[]): RouteObject[] => [
  {
    Component: () => (
      <main>
        <Outlet />
      </main>
    ),
    ErrorBoundary: Failure,
    children,
  },
];

beforeEach(() => {
  isBroken = false;
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test('a page is shown in its layout, with its parameters and its data', async () => {
  const router = createMemoryRouter(
    layout([{ path: '/product/:id', loader: () => 'Shirt', Component: Page }]),
    { initialEntries: ['/product/7'] },
  );
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('main')).toHaveTextContent('7: Shirt');
});

test('what a page throws while it is rendered is shown by its error boundary, until it is loaded again', async () => {
  isBroken = true;
  const routes = layout([
    { path: '/', loader: () => 'Shirt', Component: Page, ErrorBoundary: Failure },
  ]);
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('broken while rendering');
  expect(screen.getByRole('main')).toBeInTheDocument();
  isBroken = false;
  await act(() => router.revalidate());
  expect(screen.getByRole('main')).toHaveTextContent('Shirt');
});

test('until the first page’s data has loaded, its fallback is shown in the layout', async () => {
  let respond: (name: string) => void = () => undefined;
  const loader = () => new Promise((resolve) => (respond = resolve));
  const HydrateFallback = () => <p>Loading</p>;
  const router = createMemoryRouter(
    layout([{ path: '/', loader, Component: Page, HydrateFallback }]),
  );
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('main')).toHaveTextContent('Loading');
  await act(async () => {
    respond('Shirt');
    await Promise.resolve();
  });
  expect(await screen.findByText(/Shirt/)).toBeInTheDocument();
});

test('on the server, a page without its data is its layout with the fallback', () => {
  const routes = withIds(
    layout([
      {
        id: 'orders',
        path: '/orders',
        loader: () => 'never called',
        Component: Page,
        HydrateFallback: () => <p>Loading</p>,
      },
    ]),
  );
  const path = { pathname: '/orders', search: '', hash: '' };
  const { rerender } = render(<RouterProvider router={createStaticRouter(routes, path, {})} />);
  expect(screen.getByRole('main')).toHaveTextContent('Loading');
  const loaded = createStaticRouter(routes, path, { loaderData: { orders: 'Shirt' } });
  rerender(<RouterProvider router={loaded} key="loaded" />);
  expect(screen.getByRole('main')).toHaveTextContent('Shirt');
});

test('every component sees the routes of the page, with their handles and data', async () => {
  function Trail() {
    const trail = useMatches().map(({ id, handle, loaderData }) => [id, handle, loaderData]);
    return <pre>{JSON.stringify(trail)}</pre>;
  }
  const child = { path: '/', handle: 'a page', loader: () => 'Shirt', Component: Trail };
  render(<RouterProvider router={createMemoryRouter([{ id: 'frame', children: [child] }])} />);
  expect(await screen.findByText('[["frame",null,null],["0-0","a page","Shirt"]]')).toBeVisible();
});

test('a page isn’t rendered again while the next one loads, and learns that it does if it asks', async () => {
  const rendered = jest.fn();
  let respond: () => void = () => undefined;
  const loader = () => new Promise((resolve) => (respond = () => resolve(null)));
  function Counted() {
    rendered();
    return <Link to="/cart">{useMatches().length} routes</Link>;
  }
  const Progress = () => <p role="status">{useNavigation().state}</p>;
  const router = createMemoryRouter([
    {
      Component: () => (
        <>
          <Progress />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', Component: Counted },
        { path: '/cart', loader },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await act(async () => {
    void router.navigate('/cart');
    await Promise.resolve();
  });
  expect(screen.getByRole('status')).toHaveTextContent('loading');
  expect(rendered).toHaveBeenCalledTimes(1);
  await act(async () => {
    respond();
    await Promise.resolve();
  });
  expect(await screen.findByText('idle')).toBeInTheDocument();
});
