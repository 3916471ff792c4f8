import { act, render, screen } from '@testing-library/react';
import { HostProvider } from '@storefront/host';
import { createMemoryRouter, Outlet, RouterProvider } from '@storefront/host/router';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import type { MetaContext } from '@storefront/host';
import { RouteAnnouncer } from './route-announcer';
import { MAIN_ID } from '../page/main-id';

function Frame() {
  return (
    <>
      <main id={MAIN_ID}>
        <Outlet />
      </main>
      <RouteAnnouncer />
    </>
  );
}

function Page() {
  return (
    <>
      <h1 tabIndex={-1}>Heading</h1>
      <a href="#next">Next</a>
    </>
  );
}

function renderAt(path: string) {
  const meta = ({ url }: MetaContext) => ({ title: url.searchParams.get('category') ?? 'Home' });
  const router = createMemoryRouter(
    [{ element: <Frame />, children: [{ path: '*', element: <Page />, handle: { meta } }] }],
    { initialEntries: [path] },
  );
  render(
    <HostProvider host={createTestHost().host}>
      <RouterProvider router={router} />
    </HostProvider>,
  );
  return (to: string) => act(() => router.navigate(to));
}

const announced = () => document.querySelector('[aria-live="assertive"]')?.textContent;

test('announces the page after a navigation, and moves the focus to its heading', async () => {
  const go = renderAt('/');
  expect(announced()).toBe('');
  await go('/products?category=Women');
  expect(announced()).toBe('Women');
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('treats another category as a new page, but not another page of the same listing', async () => {
  const go = renderAt('/products?category=Women');
  await go('/products?category=Men');
  expect(announced()).toBe('Men');
  const link = screen.getByRole('link');
  act(() => link.focus());
  await go('/products?category=Men&page=2');
  expect(link).toHaveFocus();
});
