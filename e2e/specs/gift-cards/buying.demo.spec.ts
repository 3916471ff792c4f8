import type { Locator, Page } from '@playwright/test';
import { expectMails, mailedGiftCard } from '../../support/api/mailbox';
import { expectAccessible } from '../../support/checks/axe';
import { expectInteractive } from '../../support/checks/hydration';
import { signIn } from '../../support/pages/auth-forms';
import { orderIdOf } from '../../support/pages/checkout';
import { currentStep, openOrder } from '../../support/pages/order';
import { pay } from '../../support/pages/payment';
import { startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';
import type { Customer } from '../../support/api/customers';

/** An address that no other test uses. */
const newRecipient = ({ email }: Customer) => `gift-${email}`;

const giftForm = (page: Page) => page.getByRole('form', { name: 'Buy a gift card' });

const GIFT_CARD_PICTURE = /\/gift-card\.webp$/;

async function expectGiftCardPicture(part: Locator): Promise<void> {
  const picture = part.getByRole('presentation');
  await expect(picture).toHaveAttribute('src', GIFT_CARD_PICTURE);
  await expect(picture).toHaveJSProperty('naturalWidth', 480);
}

/** Buys a gift card of ₹500 for an address, and pays for it; returns the order's id. */
async function buyGiftCard(page: Page, customer: Customer, recipient: string): Promise<string> {
  await page.goto('/gift-cards');
  await expectInteractive(page);
  const form = giftForm(page);
  await form.getByRole('radio', { name: '₹500' }).check();
  await form.getByLabel('Recipient’s email').fill(recipient);
  await form.getByLabel('Message (optional)').fill('Happy birthday, Meera!');
  await form.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  const orderId = orderIdOf(page);
  const summary = page.getByRole('region', { name: 'Your Order' });
  await expect(summary).toContainText('Gift card');
  await expect(summary).not.toContainText('Shipping');
  // On phones the lines of the summary are hidden.
  const picture = summary.getByRole('presentation', { includeHidden: true });
  await expect(picture).toHaveAttribute('src', GIFT_CARD_PICTURE);
  const steps = page.getByRole('navigation', { name: 'Checkout' }).getByRole('listitem');
  await expect(steps).toHaveText(['Gift card, done', 'Payment']);
  await pay(page, 'netbanking', customer);
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  return orderId;
}

test('[GIFT-08] a visitor chooses a gift card at `/gift-cards`, signs in, and finds the form as it was @phone', async ({
  page,
  customer,
}) => {
  await page.goto('/gift-cards');
  await expectInteractive(page);
  await expect(page.getByRole('heading', { name: 'Gift Cards' })).toBeVisible();
  await expectAccessible(page);
  // On phones the sections of the footer are closed at first.
  const link = { name: 'Gift cards', includeHidden: true };
  const footer = page.getByRole('contentinfo').getByRole('link', link);
  await expect(footer).toHaveAttribute('href', '/gift-cards');
  const form = giftForm(page);
  await form.getByRole('radio', { name: 'Another' }).check();
  await form.getByLabel('Amount in rupees').fill('99');
  await form.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(form.getByLabel('Amount in rupees')).toHaveAccessibleDescription(
    /Enter whole rupees from ₹100 to ₹10,000/,
  );
  await form.getByLabel('Amount in rupees').fill('1,250');
  await form.getByLabel('Recipient’s email').fill(newRecipient(customer));
  await form.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, customer);
  await expect(page).toHaveURL('/gift-cards');
  await expect(form.getByLabel('Amount in rupees')).toHaveValue('1,250');
  await form.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  await expect(page.getByRole('region', { name: 'Your Order' })).toContainText('₹1,250.00');
});

test('[GIFT-09] a gift card is mailed once it is paid, and its order says "Gift card for" whom @phone', async ({
  page,
  api,
  customer,
}) => {
  test.slow();
  const recipient = newRecipient(customer);
  await startSignedIn(page, customer);
  const orderId = await buyGiftCard(page, customer, recipient);
  await expect(page.getByText(`Its code goes to ${recipient} within minutes.`)).toBeVisible();
  await expectMails(api, recipient, ['A gift card for']);
  await expectMails(api, customer.email, [`Payment received for order ${orderId}`]);
  const code = await mailedGiftCard(api, recipient);
  await expectGiftCardPicture(page.getByRole('region', { name: 'Your Order' }));
  await page.goto('/orders');
  await expectGiftCardPicture(page.getByRole('article'));
  await openOrder(page, orderId);
  await expectGiftCardPicture(page.getByRole('region', { name: 'Items' }));
  await expect(currentStep(page)).toContainText('Mailed');
  await expect(page.getByText('Delivered', { exact: true })).toHaveCount(0);
  const card = page.getByRole('region', { name: 'Gift card' });
  await expect(card).toContainText('Gift card for');
  await expect(card).toContainText(recipient);
  await expect(card).toContainText('Happy birthday, Meera!');
  await expect(card).toContainText(code.slice(-4));
  await expect(page.getByText(code)).toHaveCount(0);
  for (const name of ['Invoice', 'Return or Exchange', 'Buy Again']) {
    await expect(page.getByRole('main').getByText(name)).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('[GIFT-10] a gift card that nothing is used of is cancelled, and can’t be used any more', async ({
  page,
  api,
  customer,
  consoleGuard,
}) => {
  test.slow();
  consoleGuard.allow(/400/);
  const recipient = newRecipient(customer);
  await startSignedIn(page, customer);
  const orderId = await buyGiftCard(page, customer, recipient);
  const code = await mailedGiftCard(api, recipient);
  await openOrder(page, orderId);
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog).toContainText('The gift card can’t be used any more.');
  await expect(dialog).toContainText('₹500.00 will be refunded the way it was paid.');
  await dialog.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(currentStep(page)).toContainText('Cancelled');
  await page.goto('/account');
  await page.getByLabel('Gift card code').fill(code);
  await page.getByRole('button', { name: 'Check Balance' }).click();
  await expect(page.getByLabel('Gift card code')).toHaveAccessibleDescription(
    /This gift card can’t be used any more./,
  );
});
