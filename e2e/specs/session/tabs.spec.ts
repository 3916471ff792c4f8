import { signIn } from '../../support/sign-in';
import { startSignedIn } from '../../support/shopper';
import { expect, test } from '../../support/test';

test('[AUTH-05] a sign-out in one tab is followed by the others', async ({
  page,
  context,
  customer,
}) => {
  await startSignedIn(page, customer);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
  const onPublicPage = await context.newPage();
  await onPublicPage.goto('/contact');
  await expect(
    onPublicPage.getByRole('banner').getByRole('link', { name: 'My Account' }),
  ).toBeVisible();

  const leaving = await context.newPage();
  await leaving.goto('/account');
  await leaving.getByRole('button', { name: 'Sign Out' }).click();
  await expect(leaving).toHaveURL('/');

  await expect(page).toHaveURL('/login');
  await expect(onPublicPage.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(onPublicPage).toHaveURL('/contact');
});

test('[AUTH-05] a sign-in in one tab is followed by the others', async ({
  page,
  context,
  customer,
}) => {
  await page.goto('/contact');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/login');
  await signIn(other, customer);
  await expect(other).toHaveURL('/');
  await expect(header.getByRole('link', { name: 'My Account' })).toBeVisible();
});
