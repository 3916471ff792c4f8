import { accountLink, loginForm, loginLink, signIn } from '../../support/pages/auth-forms';
import type { Catalogue } from '../../support/api/catalogue-finder';
import type { ConsoleGuard } from '../../support/checks/console-guard';
import {
  cartLine,
  clearStorage,
  startSignedIn,
  startWithStorage,
  stored,
  type StoredLine,
} from '../../support/shop/shopper';
import { expect, test } from '../../support/test';
import { expectToast } from '../../support/pages/toast';

const PROTECTED = [
  { address: '/account?from=mail', heading: 'Account Details' },
  { address: '/orders?sort=newest', heading: 'My Orders' },
  { address: '/payment?orderId=ABCD-EFGH-JKMN', heading: 'Complete Your Payment' },
  { address: '/checkout?step=1', heading: 'Complete Your Order' },
];

/** Allows the failed request of the payment page for its order, which doesn't exist. */
function allowMissingOrder(consoleGuard: ConsoleGuard): void {
  consoleGuard.allow(/404/);
}

function cartOf({ oneSize }: Catalogue): StoredLine[] {
  return [cartLine(oneSize, { selectedSize: 'One Size', selectedColor: 'Default' })];
}

test('[RT-03] protected pages ask to sign in and then open with their query string', async ({
  page,
  regular,
  consoleGuard,
  catalogue,
}) => {
  test.slow();
  allowMissingOrder(consoleGuard);
  for (const { address, heading } of PROTECTED) {
    await test.step(address, async () => {
      await startWithStorage(page, { cart: JSON.stringify(cartOf(catalogue)) });
      await page.goto(address);
      await expect(page).toHaveURL('/login');
      await page.reload();
      await signIn(page, regular);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await clearStorage(page);
    });
  }
});

test('[FAST-07] going back from the sign-in of a protected page leads to where the shopper came from', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.goto('/orders');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
});

test('[RT-07] protected pages open directly and after a reload when signed in', async ({
  page,
  regular,
  consoleGuard,
  catalogue,
}) => {
  test.slow();
  allowMissingOrder(consoleGuard);
  await startSignedIn(page, regular, cartOf(catalogue));
  for (const { address, heading } of PROTECTED) {
    await test.step(address, async () => {
      await page.goto(address);
      const title = page.getByRole('heading', { level: 1, name: heading });
      await expect(title).toBeVisible();
      await page.reload();
      await expect(title).toBeVisible();
      await expect(page).toHaveURL(address);
    });
  }
});

test('[RT-04] until the session is known, a protected page shows neither its content nor the login form', async ({
  browser,
}) => {
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
  const page = await withoutScripts.newPage();
  for (const { address } of PROTECTED) {
    await page.goto(address);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toBeEmpty();
    await expect(page).toHaveURL(address);
  }
  await withoutScripts.close();
});

test('[RT-04] while it opens, a protected page shows no login form when signed in, and no content when signed out', async ({
  page,
  customer,
}) => {
  // Records every heading that the page ever shows.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Reflect.set(window, 'seen', seen);
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1')) seen.add(textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  const seen = () => page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)]);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  expect(await seen()).toEqual(['Sign In']);

  await startSignedIn(page, customer);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  expect(await seen()).toEqual(['My Orders']);
});

test('[CART-11] signed out, the URL of the checkout says why it asks to sign in', async ({
  page,
}) => {
  await page.goto('/checkout');
  await expectToast(page, 'Login Required', 'Please login to proceed with checkout');
  await expect(page).toHaveURL('/login');
});

test('[CART-11] signed out, the button in the cart says why it asks to sign in', async ({
  page,
  regular,
  catalogue,
}) => {
  await page.goto(catalogue.oneSize.path);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expectToast(page, 'Login Required', 'Please login to proceed with checkout');
  await signIn(page, regular);
  await expect(page).toHaveURL('/checkout');
});

test('[AUTH-03] an expired token leads from a protected page to the sign-in and back', async ({
  page,
  api,
  customer,
  consoleGuard,
}) => {
  consoleGuard.allow(/401/, /could not be loaded/, /Failed to load/);
  await api.signOut(customer.token);
  for (const { address } of PROTECTED.slice(0, 2)) {
    await test.step(address, async () => {
      await startSignedIn(page, customer);
      await page.goto(address);
      await expect(page).toHaveURL('/login');
      expect(await stored(page, 'authToken')).toBeNull();
      await signIn(page, customer);
      await expect(page).toHaveURL(address);
    });
  }
});

test('[AUTH-03] an invalid token signs the shopper out at its first rejection', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/401/, /could not be loaded/, /Failed to load/);
  await startSignedIn(page, { token: 'made-up' });
  await page.goto('/about');
  await accountLink(page).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(loginLink(page)).toBeVisible();
});

test('[AUTH-03] a wrong password fails the sign-in without ending anything else', async ({
  page,
  regular,
  consoleGuard,
}) => {
  consoleGuard.allow(/401/, /The sign-in failed/);
  await page.goto('/login');
  await signIn(page, { ...regular, password: 'wrong-horse' });
  await expectToast(page, 'Error', 'Invalid email or password');
  const { email, password } = loginForm(page);
  await expect(email).toHaveValue(regular.email);
  await expect(password).toHaveValue('wrong-horse');
});
