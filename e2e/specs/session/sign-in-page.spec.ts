import { STORAGE_KEYS } from '@storefront/host/contracts';
import { loginForm, loginLink, accountLink, signIn } from '../../support/pages/auth-forms';
import { expectHeaderInteractive, expectInteractive } from '../../support/checks/hydration';
import { holdFiles, holdShell } from '../../support/published/hold-files';
import { clearStorage, startSignedIn, startWithStorage, stored } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

test('[LOGIN-01] the form has email, password with a toggle, "remember me" and links to other pages @phone', async ({
  page,
}) => {
  await page.goto('/login');
  const { form, email, password } = loginForm(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');

  await password.fill('correct-horse');
  await expect(password).toHaveAttribute('type', 'password');
  await form.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('correct-horse');
  await form.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(page).toHaveURL('/login');

  await expect(form.getByLabel('Remember me')).toBeChecked();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  const toRegister = main.getByRole('link', { name: 'Create Account' });
  await expect(toRegister).toHaveAttribute('href', '/register');
});

test('[LOGIN-02] "Invalid email address" disappears once the email is valid, and five characters are too short', async ({
  page,
}) => {
  await page.goto('/login');
  const { email, password, button } = loginForm(page);
  await button.click();
  await expect(email).toHaveAccessibleDescription('Invalid email address');
  await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters');
  await expect(email).toBeFocused();
  for (const bad of ['meera', 'meera@example', '@example.com', 'me era@example.com']) {
    await email.fill(bad);
    await button.click();
    await expect(email).toHaveAccessibleDescription('Invalid email address');
  }
  await email.fill('मीरा+shop@example.com');
  await password.fill('12345');
  await button.click();
  await expect(email).toHaveAccessibleDescription('');
  await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters');
  await expect(page).toHaveURL('/login');
});

test('[LOGIN-03] input from before the scripts loaded is kept and sent', async ({
  page,
  customer,
}) => {
  const scripts = await holdFiles(page, '**/apps/shell/**/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  const { form, email, password, button } = loginForm(page);
  await email.fill(customer.email);
  await password.fill(customer.password);
  await form.getByLabel('Remember me').uncheck();
  scripts.release();
  await expectInteractive(page);
  await form.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(email).toHaveValue(customer.email);
  await expect(form.getByLabel('Remember me')).not.toBeChecked();
  await button.click();
  await expect(page).toHaveURL('/');
  expect(await stored(page, 'authToken')).not.toBeNull();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[LOGIN-01] submitting before the scripts loaded reloads the page, without the password in the URL', async ({
    page,
  }) => {
    await page.goto('/login?from=mail');
    const { form, email, password, button } = loginForm(page);
    await email.fill('meera@example.com');
    await password.fill('correct-horse');
    await button.click();
    await expect(form).toBeVisible();
    await expect(page).toHaveURL('/login?from=mail');
  });
});

test('[LOGIN-04] a signed-in shopper is redirected home, and back doesn’t return to the form', async ({
  page,
  customer,
}) => {
  await page.goto('/cart');
  await loginLink(page).click();
  await signIn(page, customer);
  await expect(page).toHaveURL('/cart');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/cart');
  await page.goto('/register');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');
});

test('[LOGIN-04] the shopper returns to a page that they left before its scripts had loaded', async ({
  page,
  customer,
}) => {
  const shell = await holdShell(page);
  await page.goto('/track-order?id=A1', { waitUntil: 'commit' });
  await loginLink(page).click();
  await expect(page).toHaveURL('/login');
  shell.release();
  await signIn(page, customer);
  await expect(page).toHaveURL('/track-order?id=A1');
});

test('[LOGIN-04] the shopper returns to the last page, with query and fragment', async ({
  page,
  customer,
}) => {
  await page.goto('/contact');
  await expectHeaderInteractive(page);
  await loginLink(page).click();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  const odd = '/track-order?id=A%2FB%20%26%20%E0%A4%AE#form';
  await page.goto(odd);
  await expectHeaderInteractive(page);
  await loginLink(page).click();
  await signIn(page, customer);
  await expect(page).toHaveURL(odd);
  await expect(page.getByLabel('Order number')).toHaveValue('A/B & म');
});

test('[LOGIN-04] signing in leads to no address outside of the shop, and to no sign-in page', async ({
  page,
  customer,
}) => {
  test.slow();
  for (const address of [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/login',
  ]) {
    await test.step(JSON.stringify(address), async () => {
      await page.goto(`/login?returnTo=${encodeURIComponent(address)}&next=//evil.example`);
      for (const key of [STORAGE_KEYS.returnTo, STORAGE_KEYS.returnFallback]) {
        await page.evaluate(([name, to]) => sessionStorage.setItem(name, to), [
          key,
          address,
        ] as const);
      }
      await signIn(page, customer);
      await expect(page).toHaveURL('/');
      await expect(accountLink(page)).toBeVisible();
      await clearStorage(page);
    });
  }
});

test('[AUTH-01] an invalid stored token is ignored, and the shop works', async ({
  page,
  catalogue,
}) => {
  for (const text of ['', '  ', 'two words', 'मीरा', 'x'.repeat(20_000)]) {
    await startWithStorage(page, { authToken: text });
    await page.goto(catalogue.large.path);
    await expect(loginLink(page)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Page 2' }).click();
    await expect(page.getByText(/^Showing 13 to/)).toBeVisible();
  }
});

test('[AUTH-01] a stored auth_token at page load means signed in', async ({ page, customer }) => {
  await startSignedIn(page, customer);
  await page.goto('/contact');
  await expect(accountLink(page)).toBeVisible();
  await expect(loginLink(page)).toBeHidden();
});
