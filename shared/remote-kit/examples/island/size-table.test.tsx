import { HostProvider } from '@storefront/host';
import { islandComponent } from '@storefront/host/island';
import { createMemoryRouter, RouterProvider } from '@storefront/host/router';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { fireEvent, render, screen } from '@testing-library/react';
import { sizeTable, type SizeTable } from './size-table';

const Sizes = islandComponent(sizeTable);

const SHIRT: SizeTable = {
  title: 'Shirt <loose>',
  sizes: [{ name: 'M', chest: 102, length: 74 }],
};

/** Opens a page with the table. */
function openTable() {
  const path = '/lookbook';
  const router = createMemoryRouter(
    [
      { path, element: <Sizes props={{}} data={SHIRT} /> },
      { path: '*', element: <h1>Another page</h1> },
    ],
    { initialEntries: [path] },
  );
  render(
    <HostProvider host={createTestHost().host}>
      <RouterProvider router={router} />
    </HostProvider>,
  );
  return router;
}

test('the table has the measurements in centimetres, under its title', () => {
  openTable();
  expect(screen.getByRole('table', { name: 'Shirt <loose>, in cm' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'M 102 74' })).toBeVisible();
});

test('a button converts it to inches, and back', () => {
  openTable();
  const button = screen.getByRole('button', { name: 'In inches', pressed: false });
  fireEvent.click(button);
  expect(screen.getByRole('table', { name: 'Shirt <loose>, in inches' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'M 40.2 29.1' })).toBeVisible();
  expect(button).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(button);
  expect(screen.getByRole('row', { name: 'M 102 74' })).toBeVisible();
});

test('other measurements replace those that are shown, in the chosen unit', () => {
  const element = document.createElement('div');
  element.innerHTML = sizeTable.html({ props: {}, data: SHIRT });
  const mounted = sizeTable.mount(element, { props: {}, data: SHIRT }, createTestHost().host);
  element.querySelector('button')?.click();
  const data = { ...SHIRT, sizes: [{ name: 'L', chest: 127, length: 76.2 }] };
  mounted.update({ props: {}, data });
  expect(element.querySelector('table')).toHaveTextContent('L50.030.0');
});

test('its link leads to the shop’s contact page', async () => {
  const router = openTable();
  fireEvent.click(screen.getByRole('link', { name: 'Ask us about a size' }));
  expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/contact');
});
