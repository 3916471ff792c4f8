import { expect, type Locator, type Page } from '@playwright/test';
import type { Shopper } from '../api/customers';
import { ENGLISH } from '../languages/language';

/** The form of the sign-in page. */
export function loginForm(page: Page) {
  const form = page.getByRole('form', { name: 'Sign In' });
  return {
    form,
    email: form.getByLabel('Email'),
    password: form.getByRole('textbox', { name: 'Password' }),
    button: form.getByRole('button', { name: 'Sign In' }),
  };
}

/** Fills in the sign-in form, which must be on the page, and sends it. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Shopper, 'email' | 'password'>,
): Promise<void> {
  const fields = loginForm(page);
  await expect(fields.form).toBeVisible();
  await fields.email.fill(email);
  await fields.password.fill(password);
  await fields.button.click();
}

/** The form of the registration page. */
export function registerForm(page: Page, { say } = ENGLISH) {
  const form = page.getByRole('form', { name: say('Create Account') });
  return {
    form,
    firstName: form.getByLabel(say('First name')),
    lastName: form.getByLabel(say('Last name')),
    email: form.getByLabel(say('Email')),
    password: form.getByRole('textbox', { name: say('Password'), exact: true }),
    confirmPassword: form.getByRole('textbox', { name: say('Confirm password') }),
    button: form.getByRole('button', { name: say('Create Account') }),
  };
}

/** Fills in the registration form, which must be on the page, and sends it. */
export async function register(
  page: Page,
  shopper: Omit<Shopper, 'phone'>,
  language = ENGLISH,
): Promise<void> {
  const fields = registerForm(page, language);
  await expect(fields.form).toBeVisible();
  await fields.firstName.fill(shopper.firstName);
  await fields.lastName.fill(shopper.lastName);
  await fields.email.fill(shopper.email);
  await fields.password.fill(shopper.password);
  await fields.confirmPassword.fill(shopper.password);
  await fields.button.click();
}

/** Expects that a button is marked as busy and disabled. */
export async function expectBusy(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
}

/** The header's link to the account, which is shown when signed in. */
export function accountLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: 'My Account' });
}

/** The header's link to the sign-in, which is shown when signed out. */
export function loginLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: 'Login' });
}
