import { ok } from '../../fake-api/responses';
import { sampleList, sampleOrder, sampleProduct } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { startSignedIn, type StoredLine } from '../../support/shop/shopper';

const EXPENSIVE = sampleProduct({ id: 'dear', title: 'Dear Shirt', regularPrice: 1234567 });
const ODD = sampleProduct({ id: 'odd', title: 'Odd Shirt', regularPrice: '999.5' });

function line(id: string, price: number, quantity: number): StoredLine {
  return { id, name: id, price, quantity, image: '', sizes: [], colors: [] };
}

test('[API-03] product page, cart and checkout show rupees with exactly two decimals', async ({
  page,
  fakeApi,
}) => {
  const main = page.getByRole('main');
  for (const [product, price] of [
    [EXPENSIVE, '₹12,34,567.00'],
    [ODD, '₹999.50'],
  ] as const) {
    fakeApi.respondTo('GET /products/{id}', ok(product));
    await page.goto(`/product/${String(product.id)}`);
    await expect(main.getByText(price, { exact: true }).first()).toBeVisible();
  }

  await startSignedIn(page, { token: 'a-token' }, [line('dear', 1234567, 2), line('odd', 0.1, 3)]);
  await page.goto('/cart');
  for (const amount of ['₹24,69,134.00', '₹0.30', '₹24,69,134.30']) {
    await expect(main.getByText(amount).first()).toBeVisible();
  }
  await page.goto('/checkout');
  const summary = main.getByRole('region', { name: 'Order Summary' });
  await expect(summary.getByText('₹24,69,134.30', { exact: true }).first()).toBeAttached();
  expect(await summary.innerText()).not.toMatch(/₹[\d,]+(?![\d,.])|₹[\d,]+\.\d(?!\d)/);
});

test('[API-03] other pages show rupees with at most two decimals', async ({ page, fakeApi }) => {
  fakeApi.respondTo('GET /products', ok(sampleList([EXPENSIVE, ODD])));
  const items = [
    { id: '1', productTitle: 'Dear Shirt', quantity: 2, price: 1234567 },
    { id: '2', productTitle: 'Odd Shirt', quantity: 1, price: 999.5 },
  ];
  fakeApi.respondTo('GET /orders', ok([sampleOrder({ items })]));
  fakeApi.respondTo('GET /orders/{id}', ok(sampleOrder({ items })));

  const main = page.getByRole('main');
  for (const path of ['/', '/products?category=women']) {
    await page.goto(path);
    await expect(main.getByText('₹12,34,567', { exact: true }).first()).toBeVisible();
    await expect(main.getByText('₹999.50', { exact: true }).first()).toBeVisible();
  }
  await startSignedIn(page, { token: 'a-token' });
  await page.goto('/orders');
  await expect(main.getByText('₹12,34,567', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('₹24,70,133.50')).toBeVisible();
});
