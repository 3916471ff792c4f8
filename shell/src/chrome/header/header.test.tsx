import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HostProvider } from '@storefront/host';
import { createMemoryRouter, RouterProvider } from '@storefront/host/router';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { stubDialogElement } from '@storefront/remote-kit/testing/stub-dialog-element';
import { createStores } from '../../state/create-stores';
import { ShellStoresProvider } from '../../state/shell-stores';
import { Header } from './header';
// jsdom doesn't implement invoker commands: this script runs them.
import '../../hydration/early-taps.js';

beforeAll(stubDialogElement);
// jsdom has no `matchMedia`: pretends a small screen.
beforeEach(() => setScreen({ wide: false }));

function setScreen({ wide }: { wide: boolean }) {
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: wide }) });
}

function renderHeader(at: string, options: Parameters<typeof createTestHost>[0] = {}) {
  const test = createTestHost({
    storeInfo: { status: 'error', info: undefined, error: undefined },
    ...options,
  });
  const router = createMemoryRouter([{ path: '*', element: <Header /> }], { initialEntries: [at] });
  const stores = createStores();
  render(
    <HostProvider host={test.host}>
      <ShellStoresProvider stores={stores}>
        <RouterProvider router={router} />
      </ShellStoresProvider>
    </HostProvider>,
  );
  return { ...test, router, stores };
}

/** A link of the bar. The categories are hidden on small screens, and jsdom counts as one. */
function categoryLink(name: string) {
  const categories = screen.getByLabelText('Categories');
  return within(categories).getByRole('link', { name, hidden: true });
}

test('[NAV-01] marks the current category', () => {
  renderHeader('/products?category=accessories&page=2');
  expect(categoryLink('Accessories')).toHaveAttribute('aria-current', 'page');
});

test('[NAV-01] marks no category on other pages', () => {
  renderHeader('/cart');
  expect(categoryLink('Accessories')).not.toHaveAttribute('aria-current');
});

test('[NAV-04] turns dark once the page is scrolled over 20 px', () => {
  renderHeader('/');
  const header = screen.getByRole('banner');
  for (const [scrollY, dark] of [
    [20, 'false'],
    [21, 'true'],
    [0, 'false'],
  ] as const) {
    Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
    fireEvent.scroll(window);
    expect(header).toHaveAttribute('data-scrolled', dark);
  }
});

test('[NAV-05] its menu is closed by its button and by a navigation', async () => {
  const { router } = renderHeader('/');
  const open = screen.getByRole('button', { name: 'Open menu' });
  await userEvent.click(open);
  expect(open).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
  expect(open).toHaveAttribute('aria-expanded', 'false');

  await userEvent.click(open);
  const menu = screen.getByRole('navigation', { name: 'Menu' });
  await userEvent.click(within(menu).getByRole('link', { name: 'Contact' }));
  expect(menu).not.toBeVisible();
  expect(router.state.location.pathname).toBe('/contact');

  // After going back to the page where it was opened, it stays closed.
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/');
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
});

test('shows “Shop” when the store has no name', () => {
  renderHeader('/');
  expect(screen.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/');
});

test('signs out from the menu', async () => {
  const { commands } = renderHeader('/contact', {
    session: { signedIn: true },
    replies: { 'session.sign-out': () => Promise.resolve() },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = screen.getByRole('navigation', { name: 'Menu' });
  expect(within(menu).getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/orders');
  await userEvent.click(within(menu).getByRole('button', { name: 'Sign out' }));
  expect(commands).toEqual([{ name: 'session.sign-out', payload: undefined }]);
  await waitFor(() => expect(menu).not.toBeVisible());
});

test('[NAV-02] shows the number of items in the cart', () => {
  const line = {
    id: '1',
    name: 'Jeans',
    price: 100,
    quantity: 120,
    image: '',
    sizes: [],
    colors: [],
  };
  renderHeader('/', { cart: [line] });
  expect(screen.getByRole('link', { name: 'Cart, 120 items' })).toHaveTextContent('120');
});

/** Clicks the bag's link. */
async function clickBag(at: string, { wide }: { wide: boolean }) {
  setScreen({ wide });
  const { router } = renderHeader(at);
  const link = screen.getByRole('link', { name: /^Cart/ });
  await userEvent.click(link);
  return { link, router };
}

test('[FRG-20] the bag opens a drawer on wide screens, which returns the focus when it closes', async () => {
  const { link, router } = await clickBag('/', { wide: true });
  expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  const drawer = await screen.findByRole('dialog', { name: 'Your Bag' });
  expect(drawer.querySelector('[data-fragment="cart.bag"]')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(link).toHaveFocus();
});

test('[FRG-20] a navigation closes the drawer, and back on that page it stays closed', async () => {
  const { router } = await clickBag('/', { wide: true });
  await screen.findByRole('dialog', { name: 'Your Bag' });
  await act(() => router.navigate('/contact'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['/', { wide: false }],
  ['/cart', { wide: true }],
  ['/checkout', { wide: true }],
])('[FRG-21] the bag leads to the cart page: on %s, %j', async (at, screenWidth) => {
  const { link, router } = await clickBag(at, screenWidth);
  expect(link).not.toHaveAttribute('aria-haspopup');
  expect(router.state.location.pathname).toBe('/cart');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[FRG-26] adding to the cart without leaving the page opens the drawer', async () => {
  setScreen({ wide: true });
  const { stores, router } = renderHeader('/products');
  act(() => stores.bag.setState({ openedBy: 'addition' }));
  const drawer = await screen.findByRole('dialog', { name: 'Your Bag' });
  expect(router.state.location.pathname).toBe('/products');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['/products', { wide: false }],
  ['/cart', { wide: true }],
])('[FRG-26] adding to the cart opens no drawer on %s, %j', (at, screenWidth) => {
  setScreen(screenWidth);
  const { stores, router } = renderHeader(at);
  act(() => stores.bag.setState({ openedBy: 'addition' }));
  expect(stores.bag.getState().openedBy).toBeUndefined();
  expect(router.state.location.pathname).toBe(at);
});

test('[FRG-26] a drawer that loads late doesn’t interrupt the shopper’s next action', () => {
  setScreen({ wide: true });
  const { stores } = renderHeader('/products');
  act(() => stores.bag.setState({ openedBy: 'addition' }));
  fireEvent.pointerDown(document.body);
  expect(stores.bag.getState().openedBy).toBeUndefined();
});
