import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from '../navigation/create-router';
import type { To } from '../types';
import { Link, NavLink, type LinkProps } from './link';
import { Outlet } from './rendered-routes';
import { RouterProvider } from './router-provider';

/** A shop on a page of its account with this link. */
function show(link: React.ReactNode) {
  const frame = () => (
    <>
      {link}
      <Outlet />
    </>
  );
  const router = createMemoryRouter(
    [{ Component: frame, children: [{ path: '/account/orders' }, { path: '*' }] }],
    { initialEntries: ['/', '/account/orders'] },
  );
  render(<RouterProvider router={router} />);
  return { router, link: screen.getByRole('link') };
}

const shows = (props: Partial<LinkProps> & { to: To }) => show(<Link {...props}>Go</Link>);

test('a link is followed without leaving the page', () => {
  const { router, link } = shows({ to: '/cart?page=2' });
  expect(link).toHaveAttribute('href', '/cart?page=2');
  expect(fireEvent.click(link)).toBe(false);
  expect(router.state.location).toMatchObject({ pathname: '/cart', search: '?page=2' });
});

test.each([
  ['that opens a tab', {}, { ctrlKey: true }],
  ['with another button', {}, { button: 1 }],
  ['on a link with a target', { target: '_blank' }, {}],
  ['on a link that loads the document', { reloadDocument: true }, {}],
  ['that its owner handles', { onClick: (event: React.MouseEvent) => event.preventDefault() }, {}],
])('a click %s is not the router’s', (_, props, click) => {
  const { router, link } = shows({ to: '/cart', ...props });
  fireEvent.click(link, click);
  expect(router.state.location.pathname).toBe('/account/orders');
});

test.each(['mailto:help@example.com', 'tel:+911234', 'https://other.example/x', '//other.example'])(
  'a link to %s is the browser’s',
  (to) => {
    const { router, link } = shows({ to });
    expect(link).toHaveAttribute('href', to);
    fireEvent.click(link);
    expect(router.state.location.pathname).toBe('/account/orders');
  },
);

test('a link to the shown page adds no entry to the history', async () => {
  const { router, link } = shows({ to: '/account/orders' });
  fireEvent.click(link);
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/');
});

test.each([
  ['/account/orders', {}, 'page'],
  ['/account', {}, 'page'],
  ['/ACCOUNT', {}, 'page'],
  ['/account', { end: true }, null],
  ['/acc', {}, null],
])('a link to %s with %j is marked as the shown page’s: %s', (to, props, current) => {
  const { link } = show(
    <NavLink to={to} {...props}>
      Go
    </NavLink>,
  );
  expect(link.getAttribute('aria-current')).toBe(current);
});
