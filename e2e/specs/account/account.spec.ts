import { newShopper } from '../../support/api/customers';
import { startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';
import { expectToast } from '../../support/pages/toast';

test('[ACCT-02] a card links to the orders, a link leads home, and signing out shows a toast and goes home @smoke', async ({
  page,
  customer,
}) => {
  await startSignedIn(page, customer);
  await page.goto('/account');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /My Orders/ }).click();
  await expect(page).toHaveURL('/orders');
  await page.goBack();
  await main.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await main.getByRole('button', { name: 'Sign Out' }).click();
  await expectToast(page, 'Logged out', 'You have been logged out successfully.');
  await expect(page).toHaveURL('/');

  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('[ACCT-01] names in other scripts, right-to-left names and names with emoji are shown unchanged', async ({
  page,
  api,
}) => {
  for (const [firstName, lastName] of [
    ['मीरा', 'अय्यर'],
    ['مريم', 'الأنصاري'],
    ['👩🏽‍🎤 Zoë', 'O’Brien <b>'],
  ] as const) {
    const customer = await api.register({ ...newShopper(), firstName, lastName });
    await startSignedIn(page, customer);
    await page.goto('/account');
    const account = page.getByRole('region', { name: 'Your account' });
    await expect(account.getByText(`${firstName} ${lastName}`, { exact: true })).toBeVisible();
  }
});
