import { ok } from '../../fake-api/responses';
import { ORDER, sampleOrder } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { overflowingElements } from '../../support/checks/layout';
import { orderCard } from '../../support/pages/orders';
import { startSignedIn } from '../../support/shop/shopper';

test.beforeEach(async ({ page }) => startSignedIn(page, { token: 'any' }));

test('[ORD-01] an order shows id, date, status, items, shipping and its total @smoke', async ({
  page,
  fakeApi,
}) => {
  const items = [
    { id: '1', productTitle: 'Plain Shirt', quantity: 3, price: 1299.5, selectedSize: 'M' },
    { id: '2', productTitle: 'बनारसी साड़ी', quantity: 1, price: 112345 },
  ];
  const shipping = { method: 'Express', tracking: 'TRK-9' };
  fakeApi.respondTo('GET /orders', ok([sampleOrder({ items, shipping, status: 2 })]));
  await page.goto('/orders');
  const order = orderCard(page, ORDER);
  await expect(order.getByRole('heading', { name: `Order ${ORDER}` })).toBeVisible();
  await expect(order.getByText('March 5, 2025')).toBeVisible();
  await expect(order.getByText('Shipped', { exact: true })).toBeVisible();
  const rows = order.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText(/Plain Shirt.*M.*Quantity: 3.*₹1,299\.50/s);
  await expect(rows.nth(1)).toContainText(/बनारसी साड़ी.*Quantity: 1.*₹1,12,345/s);
  await expect(order).toContainText('7 Residency Road, Bengaluru, Karnataka 560025');
  await expect(order).toContainText('Express');
  await expect(order).toContainText('TRK-9');
  await expect(order.getByText('Total: ₹1,16,243.50')).toBeVisible();
});

test('[ORD-01] missing order details are "Not available"', async ({ page, fakeApi }) => {
  fakeApi.respondTo('GET /orders', ok([{ id: 'A1' }]));
  await page.goto('/orders');
  const order = orderCard(page, 'A1');
  const detail = (name: string) =>
    order.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
  await expect(detail('Shipping address')).toHaveText('Not available');
  await expect(detail('Shipping method')).toHaveText('Standard Shipping');
  await expect(detail('Tracking number')).toHaveText('Not available');
  await expect(order.getByText('Total: ₹0')).toBeVisible();
});

test('[ORD-08] the shipping method is what the order names, else Standard Shipping', async ({
  page,
  fakeApi,
}) => {
  const named = sampleOrder({ id: 'NAMED', shipping: { method: 'By Boat' } });
  const unnamed = sampleOrder({ id: 'UNNAMED', shipping: { method: null } });
  fakeApi.respondTo('GET /orders', ok([named, unnamed]));
  await page.goto('/orders');
  await expect(orderCard(page, 'NAMED')).toContainText('By Boat');
  await expect(orderCard(page, 'UNNAMED')).toContainText('Standard Shipping');
});

test('[ORD-08] the orders open scrolled to the top', async ({ page, fakeApi }) => {
  const orders = Array.from({ length: 6 }, (_, index) =>
    sampleOrder({ id: `N-${String(index).padStart(3, '0')}` }),
  );
  fakeApi.respondTo('GET /orders', ok(orders));
  await page.goto('/orders');
  await orderCard(page, 'N-005').scrollIntoViewIfNeeded();
  await orderCard(page, 'N-005').getByRole('link', { name: 'Track Order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Track Your Order' })).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'My orders', includeHidden: true });
  await link.evaluate((element) => (element as HTMLElement).click());
  await expect(page).toHaveURL('/orders');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeInViewport();
});

test('[ORD-06] without orders "No Orders Found" leads to the products', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /orders', ok([]));
  await page.goto('/orders');
  const main = page.getByRole('main');
  await expect(main.getByText('No Orders Found')).toBeVisible();
  await main.getByRole('link', { name: 'Browse Products' }).click();
  await expect(page).toHaveURL('/products');
});

test('[ORD-05] "Track Order" opens the tracking page with the order’s number filled in, whatever its characters', async ({
  page,
  fakeApi,
}) => {
  for (const id of ['A1B2', 'a/b?c=1&d', 'ऑर्डर १', '100%']) {
    fakeApi.respondTo('GET /orders', ok([sampleOrder({ id })]));
    await page.goto('/orders');
    const link = orderCard(page, id).getByRole('link', { name: 'Track Order' });
    await expect(link).toHaveAttribute('href', `/track-order?id=${encodeURIComponent(id)}`);
    await link.click();
    await expect(page.getByLabel('Order number')).toHaveValue(id);
  }
});

test('[ORD-04] each pending order has its own "Pay Now", to /payment?orderId={id}', async ({
  page,
  fakeApi,
}) => {
  const ids = ['P-1', 'a b/c', 'P-3'];
  const others = [1, 2, 3, 4, 7, 'x'].map((status) => sampleOrder({ id: `S-${status}`, status }));
  const pending = ids.map((id) => sampleOrder({ id }));
  fakeApi.respondTo('GET /orders', ok([...pending, ...others]));
  await page.goto('/orders');
  const links = page.getByRole('main').getByRole('link', { name: 'Pay Now' });
  await expect(links).toHaveCount(ids.length);
  for (const id of ids) {
    await expect(orderCard(page, id).getByRole('link', { name: 'Pay Now' })).toHaveAttribute(
      'href',
      `/payment?orderId=${encodeURIComponent(id)}`,
    );
  }
  await orderCard(page, 'a b/c').getByRole('link', { name: 'Pay Now' }).click();
  await expect(page.getByRole('main').getByText('a b/c', { exact: true })).toBeVisible();
});

test('a hundred orders with names of any script and length fit the screen @phone', async ({
  page,
  fakeApi,
}) => {
  const names = [
    'लाल बनारसी रेशमी साड़ी',
    'قميص أزرق طويل',
    '👗👠',
    'Donaudampfschifffahrt'.repeat(8),
  ];
  const orders = Array.from({ length: 100 }, (_, index) =>
    sampleOrder({
      id: `N-${String(index).padStart(3, '0')}`,
      // The same product twice, in two sizes.
      items: ['S', 'M'].map((selectedSize) => ({
        id: 'same',
        name: names[index % names.length],
        quantity: 99,
        price: 99999.99,
        selectedSize,
      })),
    }),
  );
  fakeApi.respondTo('GET /orders', ok(orders));
  await page.goto('/orders');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(100);
  await expect(orderCard(page, 'N-003').getByRole('listitem')).toHaveCount(2);
  await expect(orderCard(page, 'N-003').getByText('Total: ₹1,97,99,998.02')).toBeVisible();
  expect(await overflowingElements(page)).toEqual([]);
});
