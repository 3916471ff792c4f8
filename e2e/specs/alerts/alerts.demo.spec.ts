import { mailedLink } from '../../support/api/mailbox';
import { newShopper } from '../../support/api/customers';
import { expectAccessible } from '../../support/checks/axe';
import { expectInteractive } from '../../support/checks/hydration';
import { startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

/** Sold out in all sizes. */
const DRESS = '/product/velvet-slip-dress';

test('[ALRT-01] [ALRT-02] [ALRT-03] an address waits for a sold-out dress once it is confirmed, until a mailed link ends it @phone @smoke', async ({
  page,
  api,
}) => {
  const { email } = newShopper();
  await page.goto(DRESS);
  await expectInteractive(page);
  const open = page.getByRole('button', { name: 'Tell me when it is back' });
  await open.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Tell me when it is back' });
  const input = form.getByRole('textbox', { name: 'Email' });
  await expect(input).toBeFocused();
  await expect(form.getByText(/, any size$/)).toBeVisible();
  await page.keyboard.type('nobody{');
  await page.keyboard.press('Enter');
  await expect(input).toHaveAccessibleDescription(/Invalid email address/);
  await expectAccessible(page);
  await input.fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Please check your mail/)).toBeFocused();

  const confirm = await mailedLink(api, email, '/alerts/confirm');
  await page.goto(confirm);
  await expect(page.getByText('We will tell you', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto(confirm.replace('/confirm', '/stop'));
  await expect(page.getByText('Your alerts are stopped')).toBeVisible();
});

test('[ALRT-04] the account lists what its verified address waits for, and removes it', async ({
  page,
  api,
  customer,
}) => {
  const { email } = customer;
  await page.goto(await mailedLink(api, email, '/verify-email'));
  await expect(page.getByText('Your email address is verified')).toBeVisible();
  await startSignedIn(page, customer);
  await page.goto(DRESS);
  await expectInteractive(page);
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await page.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(page.getByText(`We’ll write to ${email} when it is back.`)).toBeVisible();

  await page.goto('/account');
  const waiting = page.getByRole('region', { name: 'Your alerts' });
  await expect(waiting.getByRole('link', { name: 'Velvet Slip Dress' })).toBeVisible();
  await expectAccessible(page);
  await waiting.getByRole('button', { name: 'Remove Velvet Slip Dress' }).click();
  await expect(waiting.getByText(/^You have no alerts/)).toBeVisible();
  await expect(waiting.getByRole('heading')).toBeFocused();
});

test('[ALRT-05] a shopper is told once a piece costs less, and the account lists it with the price of today @phone', async ({
  page,
  api,
  customer,
}) => {
  const { email } = customer;
  await page.goto(await mailedLink(api, email, '/verify-email'));
  await expect(page.getByText('Your email address is verified')).toBeVisible();
  await startSignedIn(page, customer);
  await page.goto('/product/bias-satin-slip-dress');
  await expectInteractive(page);
  await page.getByRole('button', { name: 'Tell me when it costs less' }).press('Enter');
  const form = page.getByRole('form', { name: 'Tell me when it costs less' });
  await expect(form.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(form.getByText('Color Champagne, any size')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(page.getByText(`We’ll write to ${email} when it costs less.`)).toBeFocused();

  await page.goto('/account');
  const waiting = page.getByRole('region', { name: 'Your alerts' });
  await expect(waiting.getByText('Color Champagne, below ₹12,990')).toBeVisible();
});
