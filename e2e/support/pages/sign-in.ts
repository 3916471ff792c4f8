import { expect, type Page } from '@playwright/test';
import type { Shopper } from '../api/customers';

/** Fills in the sign-in form, which must be on the page, and sends it. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Shopper, 'email' | 'password'>,
): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign In' });
  await expect(form).toBeVisible();
  await form.getByLabel('Email').fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}
