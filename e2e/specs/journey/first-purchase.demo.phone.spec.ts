import { mailedLink } from '../../support/api/mailbox';
import { newShopper } from '../../support/api/customers';
import { runOperatorCommand } from '../../support/api/operator';
import { expectInteractive } from '../../support/checks/hydration';
import { register } from '../../support/pages/auth-forms';
import { addToCart } from '../../support/pages/catalog';
import { placeOrder } from '../../support/pages/checkout';
import { applyCode } from '../../support/pages/coupon-codes';
import { orderSummary } from '../../support/pages/order-summary';
import { pay } from '../../support/pages/payment';
import { expectPicture } from '../../support/pages/pictures';
import { cardOf } from '../../support/pages/product-cards';
import { API_ORIGIN } from '../../support/settings';
import { DRESS } from '../../support/shop/demo-products';
import { expect, test } from '../../support/test';

test('[CARD-06] [DATE-01] [OFFR-01] [DONE-02] [ALRT-01] [REV-07] a first-time buyer chooses a color by its picture, uses a code, registers, pays by app, waits for another piece and writes a review', async ({
  page,
  api,
}) => {
  test.slow();
  const shopper = newShopper();
  const main = page.getByRole('main');
  let orderId = '';

  await test.step('finds a dress, and chooses its color by the picture', async () => {
    await page.goto(`/search?q=${encodeURIComponent(DRESS.title)}`);
    await expectInteractive(page);
    const card = cardOf(page, DRESS.title);
    await card.getByRole('button', { name: 'Bordeaux' }).click();
    await expectPicture(card.getByRole('img', { name: DRESS.title }), DRESS.bordeaux);
    await card.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('radio', { name: 'Bordeaux' })).toBeChecked();
  });

  await test.step('asks when it arrives, and adds it', async () => {
    await page.getByRole('textbox', { name: 'Delivery to PIN code' }).fill('560025');
    await page.getByRole('button', { name: 'Check delivery' }).click();
    await expect(page.getByText(/^Arrives /)).toContainText('Bengaluru, 560025.');
    await addToCart(page, { size: 'M', color: 'Bordeaux' });
  });

  await test.step('enters a code for a first order', async () => {
    await expect(page).toHaveURL('/cart');
    await applyCode(page, 'WELCOME10');
    await expect(page.getByText('The code is applied.')).toHaveRole('status');
    await expect(main.getByText(/^Delivery to 560025: /)).toBeVisible();
  });

  await test.step('registers on the way to the checkout', async () => {
    await main.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'Create Account' }).click();
    await register(page, shopper);
    await expect(page).toHaveURL('/checkout');
    await expect((await orderSummary(page, true)).getByText('Discount')).toBeVisible();
    orderId = await placeOrder(page, shopper);
  });

  await test.step('pays with the app on the phone', async () => {
    await pay(page, 'upi_app', shopper);
    await page.getByRole('button', { name: 'Approve payment' }).click();
    await expect(main.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
    await expect(main.getByText(/^Arrives /)).toBeVisible();
    await expect(main.getByText(DRESS.title)).toBeVisible();
    await expectPicture(
      main.getByRole('listitem').getByRole('presentation').first(),
      DRESS.bordeaux,
    );
  });

  await test.step('waits for a piece that is sold out', async () => {
    await page.goto('/product/velvet-slip-dress');
    await expectInteractive(page);
    await page.getByRole('button', { name: 'Tell me when it is back' }).click();
    await page.getByRole('button', { name: 'Tell me', exact: true }).click();
    await expect(page.getByText(/^Please check your mail/)).toBeVisible();
    await page.goto(await mailedLink(api, shopper.email, '/alerts/confirm'));
    await expect(page.getByText('We will tell you', { exact: true })).toBeVisible();
  });

  await test.step('is asked for a review, and writes it', async () => {
    await runOperatorCommand('ship', { orderId, tracking: 'T-1' });
    await runOperatorCommand('deliver', { orderId });
    await page.goto(`${API_ORIGIN}/sandbox/mailbox?to=${encodeURIComponent(shopper.email)}`);
    await page.getByRole('link', { name: `Your order ${orderId} has been delivered` }).click();
    const mail = page.frameLocator('iframe[title="The mail"]');
    await mail.getByRole('link', { name: 'Write a review' }).click();
    await page.getByRole('button', { name: `Write a review of ${DRESS.title}` }).click();
    const dialog = page.getByRole('dialog', { name: `Your review of ${DRESS.title}` });
    await dialog.getByRole('radio', { name: '5 stars' }).check();
    await dialog.getByRole('radio', { name: 'True to size' }).check();
    await dialog.getByRole('button', { name: 'Send Review' }).click();
    await expect(page.getByText('Your review is shown once we have checked it.')).toBeVisible();
  });
});
