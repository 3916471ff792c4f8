import type { Locator, Page } from '@playwright/test';
import { formatDeliveryDays } from '@storefront/host/contracts';
import type { Order } from '@storefront/host/contracts/api';
import { expectInteractive } from '../../support/checks/hydration';
import { cartLink } from '../../support/pages/cart';
import { fillAddress, openCheckout } from '../../support/pages/checkout';
import { openOrder } from '../../support/pages/order';
import { orderSummary } from '../../support/pages/order-summary';
import { openUnpaidOrder, pay } from '../../support/pages/payment';
import { API_ORIGIN } from '../../support/settings';
import { cartLine, store } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

/** An estimate: on no Sunday, and with until when it holds. */
const ESTIMATE =
  /(?<days>(Mon|Tue|Wed|Thu|Fri|Sat) [^.]*) if you pay by 14:00 (today|on [A-Z][a-z]+ \d+ [A-Z][a-z]+)/;

/** The days of an estimate, without until when it holds. */
async function daysOf(text: Locator): Promise<string> {
  await expect(text).toContainText(ESTIMATE);
  return ESTIMATE.exec((await text.textContent()) ?? '')?.groups?.days ?? '';
}

/** The row of a summary that says when the order arrives. */
function arrival(within: Locator): Locator {
  return within.getByText('Arrives').locator('..');
}

function promisedDays({ delivery }: Order): string {
  return delivery ? formatDeliveryDays(delivery) : 'no promise';
}

/** Opens a product's page, and looks the delivery to a PIN code up there. */
async function lookUp(page: Page, path: string, pin: string): Promise<Locator> {
  await page.goto(path);
  await expectInteractive(page);
  await page.getByRole('textbox', { name: 'Delivery to PIN code' }).fill(pin);
  await page.getByRole('button', { name: 'Check delivery' }).click();
  return page.getByText(/^Arrives /);
}

test('[DATE-01] [DATE-02] the product page says when an order arrives at a PIN code, and so do bag and cart @phone @smoke', async ({
  page,
  catalogue,
  isMobile,
}) => {
  const { plentiful } = catalogue;
  const answer = await lookUp(page, plentiful.path, '560025');
  await expect(answer).toContainText('Bengaluru, 560025.');
  const line = `Delivery to 560025: ${await daysOf(answer)}`;
  await store(page, 'cart', JSON.stringify([cartLine(plentiful)]));
  await page.goto('/cart');
  await expect(page.getByText(line, { exact: true })).toBeVisible();
  if (isMobile) return;
  await page.goto('/');
  await expectInteractive(page);
  await cartLink(page).click();
  await expect(page.getByRole('dialog').getByText(line, { exact: true })).toBeVisible();
});

test('[DATE-02] without a remembered PIN code the cart names no day', async ({
  page,
  catalogue,
}) => {
  await page.goto('/healthz');
  await store(page, 'cart', JSON.stringify([cartLine(catalogue.plentiful)]));
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
  await expect(page.getByText('Delivery to')).toHaveCount(0);
});

test('[DATE-03] checkout and payment say when the order arrives @phone', async ({
  page,
  catalogue,
  customer,
  isMobile,
}) => {
  await openCheckout(page, catalogue, customer);
  const summary = await orderSummary(page, isMobile);
  await expect(summary.getByText('Shipping')).toBeVisible();
  await expect(summary.getByText('Arrives')).toHaveCount(0);
  await fillAddress(page, customer);
  const days = await daysOf(arrival(summary));
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  const payment = page.getByRole('region', { name: 'Your Order' });
  expect(await daysOf(arrival(payment))).toBe(days);
  const [name, value] = [
    payment.getByText('Arrives'),
    payment.getByRole('definition').filter({ hasText: days }),
  ];
  expect((await value.boundingBox())?.y).toBe((await name.boundingBox())?.y);
});

test('[DATE-03] the PIN code of the product page is filled in at the checkout, which says when the order arrives @phone', async ({
  page,
  catalogue,
  customer,
  isMobile,
}) => {
  await expect(await lookUp(page, catalogue.plentiful.path, '560001')).toContainText(ESTIMATE);
  await openCheckout(page, catalogue, customer);
  await expect(page.getByLabel('Postal code (PIN)')).toHaveValue('560001');
  await daysOf(arrival(await orderSummary(page, isMobile)));
});

test('[DATE-04] a paid order arrives as promised: on its pages, in the list, for a guest, and in its mail @phone', async ({
  page,
  api,
  catalogue,
  customer,
}) => {
  const id = await openUnpaidOrder(page, { api, catalogue, customer });
  await pay(page, 'netbanking', customer);
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  const days = promisedDays(await api.order(id, customer.token));
  await expect(page.getByText(`Arrives ${days}`, { exact: true })).toBeVisible();

  await openOrder(page, id);
  const arrives = page.getByRole('listitem').filter({ hasText: 'Arrives' });
  await expect(arrives).toHaveText(`Arrives${days}`);
  await expect(page.getByRole('list', { name: 'Timeline' })).not.toContainText('Delivered');
  await page.goto('/orders');
  await expect(arrival(page.getByRole('article', { name: `Order ${id}` }))).toContainText(days);

  await page.goto(`/track-order?id=${id}`);
  await page.getByLabel('Email or phone').fill(customer.email);
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expect(arrives).toHaveText(`Arrives${days}`);

  await page.goto(`${API_ORIGIN}/sandbox/mailbox?to=${encodeURIComponent(customer.email)}`);
  await page.getByRole('link', { name: `Payment received for order ${id}` }).click();
  const mail = page.frameLocator('iframe[title="The mail"]');
  await expect(mail.getByText(days)).toBeVisible();
});
