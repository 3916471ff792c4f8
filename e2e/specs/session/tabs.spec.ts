import { newShopper } from '../../support/api/customers';
import { cartLine, startSignedIn, store } from '../../support/shop/shopper';
import { accountLink, loginLink, signIn } from '../../support/pages/auth-forms';
import { expect, test } from '../../support/test';
import { expectToast } from '../../support/pages/toast';

test('[AUTH-05] a sign-out in one tab reaches the others', async ({ page, context, customer }) => {
  await startSignedIn(page, customer);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
  const onPublicPage = await context.newPage();
  await onPublicPage.goto('/contact');
  await expect(accountLink(onPublicPage)).toBeVisible();

  const leaving = await context.newPage();
  await leaving.goto('/account');
  await leaving.getByRole('button', { name: 'Sign Out' }).click();
  await expect(leaving).toHaveURL('/');

  await expect(page).toHaveURL('/login');
  await expect(loginLink(onPublicPage)).toBeVisible();
  await expect(onPublicPage).toHaveURL('/contact');
});

test('[AUTH-05] a sign-in in one tab reaches the others', async ({ page, context, regular }) => {
  await page.goto('/contact');
  await expect(loginLink(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/login');
  await signIn(other, regular);
  await expect(other).toHaveURL('/');
  await expect(accountLink(page)).toBeVisible();
});

test('[AUTH-05] a sign-in in one tab returns every tab that required it to its page', async ({
  page,
  context,
  regular,
}) => {
  await page.goto('/orders?from=mail');
  await expect(page).toHaveURL('/login');
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other).toHaveURL('/login');
  await signIn(other, regular);
  await expect(other).toHaveURL('/account');
  await expect(page).toHaveURL('/orders?from=mail');
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
});

test('[AUTH-05] the account shows another shopper who signs in in another tab', async ({
  page,
  context,
  api,
  customer,
}) => {
  await startSignedIn(page, customer);
  await page.goto('/account');
  const main = page.getByRole('main');
  await expect(main.getByText(customer.email, { exact: true })).toBeVisible();

  const another = await api.register(newShopper());
  const other = await context.newPage();
  await other.goto('/account');
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/login');
  await signIn(page, customer);
  await expect(page).toHaveURL('/account');
  await expect(main.getByText(customer.email, { exact: true })).toBeVisible();

  await store(other, 'authToken', another.token);
  await expect(main.getByText(another.email, { exact: true })).toBeVisible();
  await expect(main.getByText(customer.email, { exact: true })).toBeHidden();
});

test('[AUTH-06] nothing that was typed at the checkout is shown to another shopper who signs in in another tab', async ({
  page,
  context,
  api,
  customer,
  catalogue,
}) => {
  const line = cartLine(catalogue.oneSize, {
    selectedSize: 'One Size',
    selectedColor: 'Default',
  });
  await startSignedIn(page, customer, [line]);
  await page.goto('/checkout');
  const city = page.getByRole('textbox', { name: 'City' });
  await city.fill('Mysuru');

  const another = await api.register(newShopper());
  const other = await context.newPage();
  await other.goto('/contact');
  await store(other, 'authToken', another.token);
  await expect(city).toHaveValue('');
});

test('[AUTH-05] a sign-out in another tab redirects the checkout to the sign-in, and signing in leads back', async ({
  page,
  context,
  customer,
  catalogue,
}) => {
  const line = cartLine(catalogue.oneSize, {
    selectedSize: 'One Size',
    selectedColor: 'Default',
  });
  await startSignedIn(page, customer, [line]);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Complete Your Order' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/account');
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
  await expectToast(page, 'Login Required', 'Please login to proceed with checkout');
  await signIn(page, customer);
  await expect(page).toHaveURL('/checkout');
});
