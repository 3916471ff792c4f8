import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { fetchExchangeOptions } from './exchange-options';

test('an option is shown as the shop calls it in the language of the page, and chosen by a value of every language', async () => {
  const dress = {
    title: 'Silk Dress',
    regularPrice: 1299,
    stock: { total: 1, variants: [{ size: 'L', color: 'Bordeaux', quantity: 1 }] },
    labels: { Bordeaux: 'बोर्दो' },
  };
  const { host } = createTestHost({ responses: { 'GET /products/dress': dress } });
  const item = { id: '1', productId: 'dress', name: 'Silk Dress', quantity: 1, price: 1299 };
  const options = await fetchExchangeOptions(host.http, [item], new AbortController().signal);
  expect(options.get('dress')).toMatchObject([
    { value: 'L, Bordeaux', label: 'L, बोर्दो', selectedColor: 'Bordeaux' },
  ]);
});
