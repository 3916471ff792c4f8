import { screen } from '@testing-library/react';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderFragment } from '@storefront/remote-kit/testing/render-fragment';
import fragments from '../../exposed/fragments';
import { loadedStore, unreachableStore } from '../../testing/store-info';

async function openPromises(storeInfo = loadedStore()) {
  const { host, calls } = createTestHost({ storeInfo });
  await renderFragment(fragments['content.promises'], { host, props: {} });
  return calls;
}

test('[FRG-36] four short facts lead to the policies and to the contact page', async () => {
  const calls = await openPromises();
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.querySelector('strong')?.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Delivery', '/shipping'],
    ['Returns', '/return'],
    ['Secure payment', '/privacy'],
    ['Help', '/contact'],
  ]);
  expect(calls).toEqual([]);
});

test.each([
  [{ price: 0 }, 'Free for every order'],
  [{ price: 99 }, '₹99.00 for every order'],
  [{ price: 0, label: 'Complimentary' }, 'Complimentary for every order'],
])('[FRG-36] states the store’s price of delivery: %j', async (shipping, text) => {
  await openPromises(loadedStore({ shipping }));
  expect(screen.getByText(text)).toBeVisible();
});

test('[FRG-36] without the store information it promises no price', async () => {
  await openPromises(unreachableStore);
  expect(screen.getByRole('link', { name: /^Delivery/ })).toHaveTextContent(
    'How your order reaches you',
  );
});
