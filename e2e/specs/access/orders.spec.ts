import { orderCard } from '../../support/pages/orders';
import { pay } from '../../support/pages/payment';
import { startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';
import { expectToast } from '../../support/pages/toast';

test('[ORD-09] a shopper sees only their own orders', async ({
  page,
  api,
  regular,
  customer,
  catalogue,
}) => {
  const [own, other] = await Promise.all([
    api.placeOrder(regular, catalogue.plentiful.id),
    api.placeOrder(customer, catalogue.plentiful.id),
  ]);
  await startSignedIn(page, regular);
  await page.goto('/orders');
  await expect(orderCard(page, own.id)).toBeVisible();
  await expect(page.getByText(other.id)).toBeHidden();
});

test('[PAY-14] a shopper can’t start the payment of another shopper’s order', async ({
  page,
  api,
  regular,
  customer,
  consoleGuard,
  catalogue,
}) => {
  consoleGuard.allow(/404/);
  const { id } = await api.placeOrder(customer, catalogue.plentiful.id);
  await startSignedIn(page, regular);
  await page.goto(`/payment?orderId=${id}`);
  await pay(page, 'netbanking', regular);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/order/i);
  await expect(page).toHaveURL(`/payment?orderId=${id}`);
});

test('[TRACK-07] an order is found by its number as people copy it', async ({
  page,
  api,
  regular,
  catalogue,
}) => {
  const { id } = await api.placeOrder(regular, catalogue.plentiful.id);
  await page.goto('/track-order');
  const main = page.getByRole('main');
  const copied = [`Order #${id.toLowerCase()}.`, ` “${id.replaceAll('-', '–')}” `];
  for (const number of copied) {
    await main.getByLabel('Order number').fill(number);
    await main.getByLabel('Email or phone').fill(regular.email);
    await main.getByRole('button', { name: 'Track Order' }).click();
    await expectToast(page, 'Order found', 'Your order status has been loaded');
    await expect(main.getByText(id).first()).toBeVisible();
    await page.goto('/track-order');
  }
});

test('[TRACK-04] wrong contact details find no order', async ({
  page,
  api,
  regular,
  consoleGuard,
  catalogue,
}) => {
  consoleGuard.allow(/40[134]/, /The order could not be loaded/);
  const { id } = await api.placeOrder(regular, catalogue.plentiful.id);
  await page.goto(`/track-order?id=${id}`);
  const main = page.getByRole('main');
  await main.getByLabel('Email or phone').fill('somebody.else@example.com');
  await main.getByRole('button', { name: 'Track Order' }).click();
  await expectToast(
    page,
    'Error',
    'Failed to find order. Please check your information and try again.',
  );
  await expect(main.getByRole('alert')).toHaveText('Order not found or access denied.');
  await expect(main.getByText('Pending')).toBeHidden();
});

test('[TRACK-06] wrong contact details don’t reveal whether an order exists', async ({
  page,
  api,
  regular,
  consoleGuard,
  catalogue,
}) => {
  consoleGuard.allow(/40[134]/, /The order could not be loaded/);
  const { id } = await api.placeOrder(regular, catalogue.plentiful.id);
  const responses: { status: number; body: string }[] = [];
  const main = page.getByRole('main');
  for (const order of [id, '0000-0000-0000']) {
    await page.goto(`/track-order?id=${order}`);
    await main.getByLabel('Email or phone').fill('+91 90000 00000');
    const responded = page.waitForResponse(
      (response) => response.url().includes('/orders/') && response.request().method() === 'GET',
    );
    await main.getByRole('button', { name: 'Track Order' }).click();
    const response = await responded;
    responses.push({ status: response.status(), body: await response.text() });
    await expect(main.getByRole('alert')).toHaveText('Order not found or access denied.');
  }
  expect(responses[0]).toEqual(responses[1]);
});

test('[TRACK-06] signed out, an order is found by its number with the email or the phone', async ({
  page,
  api,
  regular,
  catalogue,
}) => {
  for (const contact of ['email', 'phone'] as const) {
    await test.step(contact, async () => {
      const { id } = await api.placeOrder(regular, catalogue.plentiful.id);
      await page.goto(`/track-order?id=${id}`);
      const main = page.getByRole('main');
      await expect(main.getByLabel('Order number')).toHaveValue(id);
      const typed = contact === 'email' ? regular.email : regular.phone.replace('+91', '0');
      await main.getByLabel('Email or phone').fill(typed);
      await main.getByRole('button', { name: 'Track Order' }).click();
      await expectToast(page, 'Order found', 'Your order status has been loaded');
      await expect(main.getByRole('region', { name: `Order ${id}` })).toContainText('Pending');
    });
  }
});
