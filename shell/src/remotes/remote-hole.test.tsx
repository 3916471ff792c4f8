import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '@storefront/shared/router';
import { RemoteHole } from './remote-hole';

let onLine = true;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine);
});

afterEach(() => {
  onLine = true;
  jest.restoreAllMocks();
});

/** A page that fails as long as there is no connection. */
async function openPage() {
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => {
        if (!onLine || broken) throw new Error('not there');
        return null;
      },
      HydrateFallback: () => null,
      element: <h1>Shopping Cart</h1>,
      ErrorBoundary: RemoteHole,
    },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('alert');
}

let broken = false;

test('says that a part of the shop is missing, and offers a retry', async () => {
  broken = true;
  await openPage();
  expect(
    screen.getByRole('heading', { name: 'This part of the shop is unavailable right now' }),
  ).toBeInTheDocument();
  broken = false;
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByRole('heading', { name: 'Shopping Cart' })).toBeInTheDocument();
});

test('says so when it is the connection that is missing, and goes on when it is back', async () => {
  onLine = false;
  await openPage();
  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeInTheDocument();
  onLine = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Shopping Cart' })).toBeInTheDocument();
});
