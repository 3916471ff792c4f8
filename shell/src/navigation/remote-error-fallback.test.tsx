import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '@storefront/host/router';
import { RemoteErrorFallback } from './remote-error-fallback';

let onLine = true;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine);
});

afterEach(() => {
  onLine = true;
  jest.restoreAllMocks();
});

/** Opens a page that fails while the browser is offline or the remote is broken. */
async function openPage(url = '/') {
  const route = {
    path: '/',
    loader: () => {
      if (!onLine || broken) throw new Error('unavailable');
      return null;
    },
    HydrateFallback: () => null,
    Component: ShoppingCart,
    ErrorBoundary: RemoteErrorFallback,
  };
  const router = createMemoryRouter([route], { initialEntries: [url] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('alert');
}

let broken = false;
let breaksWhileRendering = false;

function ShoppingCart() {
  if (breaksWhileRendering) throw new Error('broken');
  return <h1>Shopping Cart</h1>;
}

test.each(['/', '/#main'])(
  'a page at %s that broke while rendering can be retried',
  async (url) => {
    breaksWhileRendering = true;
    await openPage(url);
    breaksWhileRendering = false;
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByRole('heading', { name: 'Shopping Cart' })).toBeInTheDocument();
  },
);

test.each(['/', '/#main'])(
  'says that a part of the shop is unavailable at %s, and offers a retry',
  async (url) => {
    broken = true;
    await openPage(url);
    expect(
      screen.getByRole('heading', { name: 'This part of the shop is unavailable right now' }),
    ).toBeInTheDocument();
    broken = false;
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByRole('heading', { name: 'Shopping Cart' })).toBeInTheDocument();
  },
);

test('says that the browser is offline, and retries when the connection is back', async () => {
  onLine = false;
  await openPage();
  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeInTheDocument();
  onLine = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Shopping Cart' })).toBeInTheDocument();
});
