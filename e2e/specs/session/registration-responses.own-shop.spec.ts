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

const FAILURES: { what: string; response: FakeResponse; says: string }[] = [
  {
    what: 'the server’s words',
    response: failure(409, 'Taken.', { field: 'email' }),
    says: 'Taken.',
  },
  { what: 'a 500 without a message', response: failure(500), says: FAILED },
  { what: 'a blank error', response: failure(400, ' '), says: FAILED },
  { what: 'an error without text', response: failure(400, undefined, { error: {} }), says: FAILED },
  { what: 'a gateway’s page', response: badGateway, says: FAILED },
  { what: 'no response', response: noResponse, says: FAILED },
  {
    what: 'a cause that isn’t the email',
    response: failure(400, undefined, { field: 'firstName' }),
    says: FAILED,
  },
  {
    what: 'the email as the cause',
    response: failure(400, undefined, { field: 'email' }),
    says: OTHER_PROVIDER,
  },
  {
    what: 'the email as the cause, in a list',
    response: failure(422, '', { errors: [{ field: 'email' }] }),
    says: OTHER_PROVIDER,
  },
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
  for (const { what, response, says } of FAILURES) {
    await test.step(what, async () => {
      const shopper = newShopper();
      fakeApi.respondTo('POST /users/register', response);
      await page.goto('/register');
      await register(page, shopper);
      await expectToast(page, 'Registration Error', says);
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
