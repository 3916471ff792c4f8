import { badGateway, failure, noResponse, type FakeResponse } from '../../fake-api/responses';
import { allowFailedCalls } from '../../fake-api/failed-calls';
import { expect, test } from '../../fake-api/test';
import { expectBusy, loginLink, register, registerForm } from '../../support/pages/auth-forms';
import { newShopper } from '../../support/api/customers';
import { stored } from '../../support/shop/shopper';
import { expectToast } from '../../support/pages/toast';

const FAILED = 'Failed to register. Please try again.';
const OTHER_PROVIDER =
  'Registration failed. Please try using a different email provider (like gmail.com or outlook.com).';

const FAILURES: [what: string, response: FakeResponse, message: string][] = [
  ['the server’s message', failure(409, 'Taken.', { field: 'email' }), 'Taken.'],
  ['a 500 without a message', failure(500), FAILED],
  ['a blank message', failure(400, ' '), FAILED],
  ['a message that isn’t text', failure(400, undefined, { error: {} }), FAILED],
  ['the page of a gateway', badGateway, FAILED],
  ['no response', noResponse, FAILED],
  ['an error of another field', failure(400, undefined, { field: 'firstName' }), FAILED],
  ['an error of the email', failure(400, undefined, { field: 'email' }), OTHER_PROVIDER],
  [
    'a list with an error of the email',
    failure(422, '', { errors: [{ field: 'email' }] }),
    OTHER_PROVIDER,
  ],
];

test.beforeEach(({ consoleGuard }) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/The registration failed/);
});

test('[REG-06] a failed registration is shown in a toast, and the form keeps its input', async ({
  page,
  fakeApi,
}) => {
  test.slow();
  for (const [what, response, message] of FAILURES) {
    await test.step(what, async () => {
      const shopper = newShopper();
      fakeApi.respondTo('POST /users/register', response);
      await page.goto('/register');
      await register(page, shopper);
      await expectToast(page, 'Registration Error', message);
      await expect(page).toHaveURL('/register');
      const fields = registerForm(page);
      await expect(fields.firstName).toHaveValue(shopper.firstName);
      await expect(fields.lastName).toHaveValue(shopper.lastName);
      await expect(fields.email).toHaveValue(shopper.email);
      await expect(fields.password).toHaveValue(shopper.password);
      await expect(fields.confirmPassword).toHaveValue(shopper.password);
    });
  }
});

test('[AUTH-01] while a registration is pending the button is busy, and pressing again sends nothing', async ({
  page,
  fakeApi,
}) => {
  const held = fakeApi.hold('POST /users/register');
  await page.goto('/register');
  await register(page, newShopper());
  const { button, lastName } = registerForm(page);
  await expectBusy(button);
  await button.click({ force: true });
  await lastName.press('Enter');
  held.release();
  await expect(page).toHaveURL('/');
  expect(fakeApi.requestsTo('POST /users/register')).toHaveLength(1);
});

test('[REG-05] a response with a token doesn’t sign in', async ({ page, fakeApi }) => {
  fakeApi.respondTo('POST /users/register', {
    kind: 'json',
    status: 201,
    body: { token: 'unasked' },
  });
  await page.goto('/register');
  await register(page, newShopper());
  await expectToast(page, 'Success!', 'Account created successfully. You can now log in.');
  await expect(page).toHaveURL('/');
  await expect(loginLink(page)).toBeVisible();
  expect(await stored(page, 'authToken')).toBeNull();
  expect(fakeApi.requestsTo('POST /users/authorize')).toEqual([]);
});
