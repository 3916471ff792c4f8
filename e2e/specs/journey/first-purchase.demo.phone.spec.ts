import { mailedLink } from '../../support/api/mailbox';
import { newShopper } from '../../support/api/customers';
import { runOperatorCommand } from '../../support/api/operator';
import { expectInteractive } from '../../support/checks/hydration';
import { ENGLISH, HINDI } from '../../support/languages/language';
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

/** The journey's colour and place, which are texts of the demo's catalogue and of its list of places. */
const WAYS = [
  { language: ENGLISH, bordeaux: 'Bordeaux', place: 'Bengaluru, 560025.' },
  { language: HINDI, bordeaux: 'बोर्दो', place: '560025' },
];

for (const { language, bordeaux, place } of WAYS) {
  const { say, at } = language;

  test(`[CARD-06] [DATE-01] [OFFR-01] [DONE-02] [ALRT-01] [REV-07] [LANG-01] a first-time buyer chooses a color by its picture, uses a code, registers, pays by app, waits for another piece and writes a review, in ${language.name}`, async ({
    page,
    api,
  }) => {
    test.slow();
    const shopper = newShopper();
    const main = page.getByRole('main');
    let orderId = '';

    await test.step('finds a dress, and chooses its color by the picture', async () => {
      await page.goto(at(`/search?q=${encodeURIComponent(DRESS.title)}`));
      await expectInteractive(page);
      const card = cardOf(page, DRESS.title);
      await card.getByRole('button', { name: bordeaux }).click();
      await expectPicture(card.getByRole('img', { name: DRESS.title }), DRESS.bordeaux);
      await card.getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('radio', { name: bordeaux })).toBeChecked();
    });

    await test.step('asks when it arrives, and adds it', async () => {
      await page.getByRole('textbox', { name: say('Delivery to PIN code') }).fill('560025');
      await page.getByRole('button', { name: say('Check delivery') }).click();
      await expect(page.getByRole('status').getByText(arrival(say('Arrives')))).toContainText(
        place,
      );
      await addToCart(page, { size: 'M', color: bordeaux }, language);
    });

    await test.step('enters a code for a first order', async () => {
      await applyCode(page, 'WELCOME10', language);
      await expect(page.getByText(say('The code is applied.'))).toHaveRole('status');
      const delivery = say('Delivery to {pin}: {days}', { pin: '560025', days: '' });
      await expect(main.getByText(delivery)).toBeVisible();
    });

    await test.step('registers on the way to the checkout', async () => {
      await main.getByRole('link', { name: say('Proceed to Checkout') }).click();
      await expect(page).toHaveURL(at('/login'));
      await page.getByRole('link', { name: say('Create Account') }).click();
      await register(page, shopper, language);
      await expect(page).toHaveURL(at('/checkout'));
      const summary = await orderSummary(page, true, language);
      await expect(summary.getByText(say('Discount'))).toBeVisible();
      orderId = await placeOrder(page, shopper, language);
    });

    await test.step('pays with the app on the phone', async () => {
      await pay(page, 'upi_app', shopper, language);
      await page.getByRole('button', { name: 'Approve payment' }).click();
      const thanks = say('Thank You for Your Order!');
      await expect(main.getByRole('heading', { name: thanks })).toBeVisible();
      await expect(main.getByText(arrival(say('Arrives'))).first()).toBeVisible();
      await expect(main.getByText(DRESS.title)).toBeVisible();
      await expectPicture(
        main.getByRole('listitem').getByRole('presentation').first(),
        DRESS.bordeaux,
      );
    });

    await test.step('waits for a piece that is sold out', async () => {
      await page.goto(at('/product/velvet-slip-dress'));
      await expectInteractive(page);
      await page.getByRole('button', { name: say('Tell me when it is back') }).click();
      await expect(main.getByLabel(say('Email'))).toHaveValue(shopper.email);
      await page.getByRole('button', { name: say('Tell me'), exact: true }).click();
      await expect(page.getByText(shopper.email)).toBeVisible();
      await page.goto(await mailedLink(api, shopper.email, '/alerts/confirm'));
      await expect(page.getByText(say('We will tell you'), { exact: true })).toBeVisible();
    });

    await test.step('is asked for a review, and writes it', async () => {
      await runOperatorCommand('ship', { orderId, tracking: 'T-1' });
      await runOperatorCommand('deliver', { orderId });
      await page.goto(`${API_ORIGIN}/sandbox/mailbox?to=${encodeURIComponent(shopper.email)}`);
      const subject = say('Your order {id} has been delivered', { id: orderId });
      await page.getByRole('link', { name: subject }).click();
      const mail = page.frameLocator('iframe[title="The mail"]');
      await mail.getByRole('link', { name: say('Write a review') }).click();
      const name = DRESS.title;
      await page.getByRole('button', { name: say('Write a review of {name}', { name }) }).click();
      const dialog = page.getByRole('dialog', { name: say('Your review of {name}', { name }) });
      const stars = say('{value, plural, one {# star} other {# stars}}', { value: 5 });
      await dialog.getByRole('radio', { name: stars }).check();
      await dialog.getByRole('radio', { name: say('True to size') }).check();
      await dialog.getByRole('button', { name: say('Send Review') }).click();
      const sent = say('Your review is shown once we have checked it.');
      await expect(page.getByText(sent)).toBeVisible();
    });
  });
}

/** What says when something arrives, by its first word. */
function arrival(word: string): RegExp {
  return new RegExp(`^${word}:? `);
}
