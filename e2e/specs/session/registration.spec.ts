import type { Page } from '@playwright/test';
import { loginForm, loginLink, register, registerForm } from '../../support/pages/auth-forms';
import { newShopper } from '../../support/api/customers';
import { cartLine, startWithStorage } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';
import { expectToast } from '../../support/pages/toast';

/** Records the URLs of POST requests from now on. */
function recordPostRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  return sent;
}

test('[REG-01] the form asks for both names, email and the password twice, and recommends common providers', async ({
  page,
}) => {
  await page.goto('/register');
  const { form, firstName, lastName, email, password, confirmPassword } = registerForm(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  await expect(firstName).toHaveAttribute('autocomplete', 'given-name');
  await expect(lastName).toHaveAttribute('autocomplete', 'family-name');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(email).toHaveAccessibleDescription(
    'We recommend a common email provider such as Gmail, Outlook or Yahoo.',
  );
  for (const field of [password, confirmPassword]) {
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
  }
  await form.getByRole('button', { name: 'Show confirm password' }).click();
  await expect(confirmPassword).toHaveAttribute('type', 'text');
  await expect(password).toHaveAttribute('type', 'password');
});

test('[REG-02] each field shows what is too short or differs, and nothing is sent', async ({
  page,
}) => {
  const sent = recordPostRequests(page);
  await page.goto('/register');
  const fields = registerForm(page);
  await register(page, { ...newShopper(), firstName: ' A ', lastName: '  ', password: '12345' });
  await expect(fields.firstName).toHaveAccessibleDescription(
    'First name must be at least 2 characters',
  );
  await expect(fields.lastName).toHaveAccessibleDescription(
    'Last name must be at least 2 characters',
  );
  await expect(fields.password).toHaveAccessibleDescription(
    /Password must be at least 6 characters/,
  );
  await expect(fields.firstName).toBeFocused();

  await fields.password.fill('123456');
  await fields.confirmPassword.fill('1234567');
  await fields.button.click();
  await expect(fields.confirmPassword).toHaveAccessibleDescription('Passwords do not match');
  await expect(page.getByText('Passwords do not match')).toHaveCount(1);
  expect(sent).toEqual([]);
});

test('[TYPE-04] a name with a link, or of invisible characters, is refused at its field, and nothing is sent', async ({
  page,
}) => {
  const sent = recordPostRequests(page);
  await page.goto('/register');
  const fields = registerForm(page);
  const names = { firstName: 'YOU WON https://prize.example', lastName: '\u200B\u200B' };
  await register(page, { ...newShopper(), ...names });
  await expect(fields.firstName).toHaveAccessibleDescription('First name must not contain a link');
  await expect(fields.lastName).toHaveAccessibleDescription(
    'Last name must be at least 2 characters',
  );
  await fields.lastName.fill('Iyer \u202Emoc');
  await fields.button.click();
  await expect(fields.lastName).toHaveAccessibleDescription(
    'Last name has characters that can’t be shown. Please type it again.',
  );
  expect(sent).toEqual([]);
});

test('[REG-03] an invalid email is shown in a toast, and nothing is sent', async ({ page }) => {
  const sent = recordPostRequests(page);
  await page.goto('/register');
  const { email, button } = registerForm(page);
  await register(page, { ...newShopper(), email: 'meera' });
  await expectToast(page, 'Invalid Email', 'Please enter a valid email address.');
  for (const bad of ['meera@', '@example.com', 'meera@example', 'me era@example.com']) {
    await email.fill(bad);
    await button.click();
    await expect(email).toHaveAccessibleDescription(/Please enter a valid email address\./);
  }
  expect(sent).toEqual([]);
  await expect(page).toHaveURL('/register');
});

test('[REG-05] the sign-in is prefilled with the registered email, and accepts it in any case', async ({
  page,
}) => {
  const shopper = newShopper();
  const name = { firstName: 'मीरा 👗', lastName: 'عبد الرحمن' };
  const email = shopper.email.replace('@', '+Shop@');
  await page.goto('/register');
  await register(page, { ...shopper, ...name, email });
  await expectToast(page, 'Success!', 'Account created successfully. You can now log in.');
  await expect(page).toHaveURL('/');
  await loginLink(page).click();
  const form = loginForm(page);
  await expect(form.email).toHaveValue(email.toLowerCase());
  await form.email.fill(email.toUpperCase());
  await form.password.fill(shopper.password);
  await form.password.press('Enter');
  await expect(page).toHaveURL('/');
  await page.goto('/account');
  await expect(page.getByText(`${name.firstName} ${name.lastName}`)).toBeVisible();
});

test('[REG-05] a page that required to sign in opens after registration and sign-in', async ({
  page,
}) => {
  const shopper = newShopper();
  await page.goto('/orders?sort=newest');
  await page.getByRole('link', { name: 'Create Account' }).click();
  await register(page, shopper);
  await expect(page).toHaveURL('/');
  await loginLink(page).click();
  await loginForm(page).password.fill(shopper.password);
  await loginForm(page).button.click();
  await expect(page).toHaveURL('/orders?sort=newest');
});

test('[REG-08] registering in the middle of a checkout leads back to it, signed in, with the name filled in', async ({
  page,
  catalogue,
}) => {
  const shopper = newShopper();
  const scarf = cartLine(catalogue.oneSize, { selectedSize: 'One Size' });
  await startWithStorage(page, { cart: JSON.stringify([scarf]) });
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('link', { name: 'Create Account' }).click();
  await register(page, shopper);
  await expectToast(page, 'Success!', 'Account created successfully. You are signed in.');
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByLabel('Full name')).toHaveValue(
    `${shopper.firstName} ${shopper.lastName}`,
  );
});
