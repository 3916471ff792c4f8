import { mailedLink } from '../../support/api/mailbox';
import { expectToast } from '../../support/pages/toast';
import { startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

test('[RECO-08] [RECO-09] [RECO-10] an address is verified by the newest mailed link', async ({
  page,
  api,
  customer,
  consoleGuard,
}) => {
  consoleGuard.allow(/ 400 /, /status code 400/, /The address could not be verified/);
  const { email } = customer;
  const first = await mailedLink(api, email, '/verify-email');
  await startSignedIn(page, customer);
  await page.goto('/account');
  const notice = page.getByText('Email address not verified');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Send Again' }).click();
  await expectToast(
    page,
    'Mail sent',
    `We have sent a new link to ${email}. It works for 24 hours.`,
  );

  const newest = await mailedLink(api, email, '/verify-email', first);
  await page.goto(first);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This link can’t be used');
  await page.getByRole('link', { name: 'Go to Your Account' }).click();
  await expect(notice).toBeVisible();

  await page.goto(newest);
  await expect(page.getByText('Your email address is verified')).toBeVisible();
  await expect(page).toHaveURL('/verify-email');
  await page.goto('/account');
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expect(notice).toBeHidden();
});
