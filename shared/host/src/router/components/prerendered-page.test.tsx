import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter } from '../navigation/create-router';
import type { DataRouter, RouteObject } from '../types';
import { useLoaderData, useLocation, useNavigation } from './hooks';
import { Outlet } from './rendered-routes';
import { RouterProvider } from './router-provider';

const SHIRT = { name: 'Shirt' };
let loaded: object = SHIRT;
const onSeen = jest.fn();
const onRender = jest.fn();

/** Knows nothing of the router. */
function Description() {
  onRender();
  return <span>Merino</span>;
}

function Product() {
  useEffect(() => void onSeen(), []);
  return (
    <div>
      <p>
        {useLoaderData<typeof SHIRT>().name} {useLocation().pathname} {useNavigation().state}
      </p>
      <Description />
    </div>
  );
}

const ROUTES: RouteObject[] = [
  {
    Component: () => (
      <main>
        <Outlet />
      </main>
    ),
    children: [
      { path: '/', element: <h1>Home</h1> },
      { path: '/product/:id', loader: () => loaded, Component: Product },
    ],
  },
  { path: '/login', element: <h1>Sign in</h1> },
];

function prerender(router: DataRouter, address: string, data: unknown) {
  act(() => router.prerender(address, data));
}

async function openHome() {
  const router = createMemoryRouter(ROUTES);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Home' });
  return router;
}

beforeEach(() => {
  loaded = SHIRT;
  onSeen.mockClear();
  onRender.mockClear();
});

test('a prerendered page is hidden and has no effects until it is opened, and keeps its elements then', async () => {
  const router = await openHome();
  prerender(router, '/product/7', SHIRT);
  const page = screen.getByText('Shirt /product/7 idle');
  expect(page).not.toBeVisible();
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(onSeen).not.toHaveBeenCalled();

  await act(() => router.navigate('/product/7'));
  expect(screen.getByText('Shirt /product/7 idle')).toBe(page);
  expect(page).toBeVisible();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(onSeen).toHaveBeenCalledTimes(1);
});

test('a prerendered page isn’t rendered again when it is opened', async () => {
  const router = await openHome();
  prerender(router, '/product/7', SHIRT);
  expect(onRender).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/product/7'));
  expect(onRender).toHaveBeenCalledTimes(1);
});

test.each([
  ['whose address names a part of it', '/product/7#size-guide', null],
  ['whose entry in the history has a state', '/product/7', { from: 'a card' }],
])('a prerendered page %s knows that address and state', async (_, address, state) => {
  const router = await openHome();
  prerender(router, '/product/7', SHIRT);
  await act(() => router.navigate(address, { state }));
  const { pathname, hash, state: shown } = router.state.location;
  expect(pathname + hash).toBe(address);
  expect(shown).toEqual(state);
  expect(screen.getByText('Shirt /product/7 idle')).toBeVisible();
});

test('a page whose data has changed since it was prerendered is shown with the new data', async () => {
  const router = await openHome();
  prerender(router, '/product/7', SHIRT);
  loaded = { name: 'Dress' };
  await act(() => router.navigate('/product/7'));
  expect(screen.getByText('Dress /product/7 idle')).toBeVisible();
  expect(screen.queryByText(/Shirt/)).not.toBeInTheDocument();
});

test('one page is prerendered at a time, and the same one only once', async () => {
  const router = await openHome();
  prerender(router, '/product/7', SHIRT);
  const page = screen.getByText('Shirt /product/7 idle');
  prerender(router, '/product/7', SHIRT);
  expect(screen.getByText('Shirt /product/7 idle')).toBe(page);
  prerender(router, '/product/8', SHIRT);
  expect(screen.queryByText('Shirt /product/7 idle')).not.toBeInTheDocument();
  expect(screen.getByText('Shirt /product/8 idle')).not.toBeVisible();
});

test('the previous page is shown anew on the way back from a prerendered one', async () => {
  const router = await openHome();
  prerender(router, '/product/7', SHIRT);
  await act(() => router.navigate('/product/7'));
  await act(() => router.navigate(-1));
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(screen.queryByText(/Shirt/)).not.toBeInTheDocument();
});

test.each([
  ['with another layout', '/login'],
  ['that is shown already', '/?page=2'],
])('a page %s isn’t prerendered', async (_, address) => {
  const router = await openHome();
  prerender(router, address, null);
  expect(router.state.prerendered).toBeNull();
});
