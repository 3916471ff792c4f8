import { ok } from '../../fake-api/responses';
import { expect, test } from '../../fake-api/test';
import { orderCard } from '../../support/pages/orders';
import { startSignedIn } from '../../support/shop/shopper';

const LINE = '12 MG Road, Bengaluru, Karnataka 560001';
const ADDRESS = {
  address: '12 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
};
const ITEM = { quantity: 2, price: 100 };

/** The same order in each shape that the API may send. */
const SHAPES: [what: string, order: object][] = [
  [
    'createdAt, productTitle and shippingAddress',
    {
      createdAt: '2025-03-05T08:00:00.000Z',
      items: [{ ...ITEM, id: '1', productTitle: 'Plain Shirt' }],
      shippingAddress: ADDRESS,
      status: 0,
    },
  ],
  [
    'date, name and shipping with an address as text, and no status',
    {
      date: '2025-03-05',
      items: [{ ...ITEM, name: 'Plain Shirt' }],
      shipping: { address: LINE, method: 'Standard Shipping', tracking: null },
    },
  ],
  [
    'shipping with an address in parts, and an empty status',
    {
      date: '2025-03-05T08:00:00+05:30',
      items: [{ ...ITEM, id: 7, name: 'Plain Shirt' }],
      shipping: { address: ADDRESS },
      status: null,
    },
  ],
];

test('[MAP-08] an order in any format is shown in the list and when it is tracked', async ({
  page,
  fakeApi,
}) => {
  test.slow();
  for (const [what, order] of SHAPES) {
    await test.step(what, async () => {
      fakeApi.respondTo('GET /orders', ok({ data: [{ id: 42, ...order }] }));
      fakeApi.respondTo('GET /orders/{id}', ok({ data: { id: 42, ...order } }));
      await startSignedIn(page, { token: 'any' });
      await page.goto('/orders');
      const card = orderCard(page, '42');
      for (const text of ['March 5, 2025', 'Pending', 'Plain Shirt', LINE, 'Standard Shipping']) {
        await expect(card.getByText(text, { exact: true })).toBeVisible();
      }
      await expect(card.getByText('Total: ₹200')).toBeVisible();
      await expect(card.getByRole('link', { name: 'Pay Now' })).toBeVisible();

      await card.getByRole('link', { name: 'Track Order' }).click();
      await page.getByLabel('Email or phone').fill('meera@example.com');
      await page.getByRole('button', { name: 'Track Order' }).click();
      const found = page.getByRole('region', { name: 'Order 42' });
      for (const text of ['March 5, 2025', 'Pending', LINE, 'Standard Shipping']) {
        await expect(found.getByText(text, { exact: true })).toBeVisible();
      }
      await expect(found.getByRole('row', { name: /^Plain Shirt 2 ₹100$/ })).toBeVisible();
    });
  }
});

test('[MAP-08] tracking is read from shipping', async ({ page, fakeApi }) => {
  const shipping = { address: LINE, method: 'Express', tracking: 'TRK-1' };
  fakeApi.respondTo('GET /orders', ok([{ id: 'A1', shippingAddress: null, shipping }]));
  await startSignedIn(page, { token: 'any' });
  await page.goto('/orders');
  for (const text of [LINE, 'Express', 'TRK-1']) {
    await expect(orderCard(page, 'A1').getByText(text, { exact: true })).toBeVisible();
  }
});
