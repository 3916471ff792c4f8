import type { Page } from '@playwright/test';
import { expectMails, mailedLink } from '../../support/api/mailbox';
import { runOperatorCommand } from '../../support/api/operator';
import { expectAccessible } from '../../support/checks/axe';
import { fillAddress, openCheckout, orderIdOf } from '../../support/pages/checkout';
import { pay } from '../../support/pages/payment';
import { expect, test } from '../../support/test';

const whatsappBox = (page: Page) =>
  page.getByRole('checkbox', {
    name: 'Send me updates on my orders to this number by WhatsApp',
  });
const smsBox = (page: Page) => page.getByRole('checkbox', { name: /^Send me .* by text message$/ });

/** Places the order of the checkout, and waits for its payment page; returns the order's number. */
async function placeOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  return orderIdOf(page);
}

test('[MSG-01] [MSG-02] [MSG-04] a shopper who ticks WhatsApp hears of the order on the phone, until the link in a message ends it @phone @smoke', async ({
  page,
  api,
  catalogue,
  customer,
}) => {
  test.slow();
  const { phone } = customer;
  await openCheckout(page, catalogue, customer);
  await fillAddress(page, customer);
  await expect(smsBox(page)).not.toBeChecked();
  await expect(whatsappBox(page)).not.toBeChecked();
  await whatsappBox(page).check();
  await expectAccessible(page);
  const orderId = await placeOrder(page);
  await pay(page, 'netbanking', customer);
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  await expectMails(api, phone, [`Your order ${orderId} is confirmed.`]);
  await runOperatorCommand('ship', { orderId, tracking: 'TRK-42', carrier: 'Delhivery' });
  await expectMails(api, phone, [`Your order ${orderId} is on its way.`]);

  await openCheckout(page, catalogue, customer);
  await fillAddress(page, customer);
  await expect(
    page.getByText('Updates to this number come by WhatsApp, as you chose.'),
  ).toBeVisible();
  await expect(smsBox(page)).not.toBeChecked();

  await page.goto(await mailedLink(api, phone, '/messages/stop'));
  await expect(page.getByText('Messages to this number are stopped')).toBeVisible();
  await expectAccessible(page);
  await openCheckout(page, catalogue, customer);
  await fillAddress(page, customer);
  await expect(whatsappBox(page)).not.toBeChecked();
});

test('[MSG-03] the account says what was agreed for a number and when, and ends it @phone', async ({
  page,
  catalogue,
  customer,
}) => {
  await openCheckout(page, catalogue, customer);
  await fillAddress(page, customer);
  await smsBox(page).check();
  await placeOrder(page);

  await page.goto('/account');
  const messages = page.getByRole('region', { name: 'Messages' });
  const byText = messages.getByRole('checkbox', { name: `${customer.phone} by text message` });
  await expect(byText).toBeChecked();
  await expect(byText).toHaveAccessibleDescription(/^You agreed on /);
  await expect(
    messages.getByRole('checkbox', { name: `${customer.phone} by WhatsApp` }),
  ).not.toBeChecked();
  await expectAccessible(page);
  await byText.uncheck();
  await expect(byText).toHaveAccessibleDescription(/^Stopped on /);
  await page.reload();
  await expect(byText).not.toBeChecked();
});
