import { allowFailedCalls } from '../../fake-api/failed-calls';
import { failure } from '../../fake-api/responses';
import { expect, test } from '../../fake-api/test';
import { expectToast } from '../../support/pages/toast';
import { startSignedIn } from '../../support/shop/shopper';

const WAIT = 'Too many attempts. Please try again in 5 minutes.';

test.beforeEach(({ consoleGuard }) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/could not be (requested|changed)/);
});

test('[RECO-02] after several mails the form says how long to wait', async ({ page, fakeApi }) => {
  fakeApi.respondTo('POST /users/forgot-password', failure(429, WAIT));
  await page.goto('/forgot-password');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('meera@example.com');
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(WAIT);
  await expect(email).toHaveValue('meera@example.com');
});

test('[RECO-07] after too many guesses at the password the account page says how long to wait', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('PUT /users/password', failure(429, WAIT));
  await startSignedIn(page, { token: 'a-token' });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByRole('textbox', { name: 'Current password' }).fill('correct-horse');
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('quiet-harbour-9');
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('quiet-harbour-9');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expectToast(page, 'Error', WAIT);
});
