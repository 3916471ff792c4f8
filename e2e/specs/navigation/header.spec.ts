import { expectHeaderInteractive } from '../../support/checks/hydration';
import { accountLink, loginLink } from '../../support/pages/auth-forms';
import { cartLink, expectInCart } from '../../support/pages/cart';
import { addToCart, categoryLinks } from '../../support/pages/catalog';
import { placeOrder } from '../../support/pages/checkout';
import { pay } from '../../support/pages/payment';
import { startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

test('[NAV-01] the header links to up to three categories of the store @phone', async ({
  page,
  api,
  isMobile,
}) => {
  const { categories } = await api.storeInfo();
  await page.goto('/');
  const links = await categoryLinks(page, isMobile);
  await expect(links).toHaveText(categories.slice(0, 3));
  for (const [index, name] of categories.slice(0, 3).entries()) {
    await expect(links.nth(index)).toHaveAttribute(
      'href',
      `/products?category=${encodeURIComponent(name.toLowerCase())}`,
    );
  }
});

test('[NAV-02] the cart count changes at once with the cart @phone @smoke', async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.oneSize.path);
  await expectInCart(page, 0);
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expectInCart(page, 2);
  await page.getByRole('button', { name: /^Increase quantity of/ }).click();
  await expectInCart(page, 3);
  await expect(cartLink(page).getByText('3', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expectInCart(page, 0);
});

test('[NAV-03] the header shows Login when signed out and the account when signed in @phone', async ({
  page,
  regular,
}) => {
  await page.goto('/');
  await expect(loginLink(page)).toBeVisible();
  await expect(accountLink(page)).toBeHidden();
  await startSignedIn(page, regular);
  await page.goto('/');
  await expect(accountLink(page)).toBeVisible();
  await expect(loginLink(page)).toBeHidden();
});

test('[NAV-04] the header turns dark after scrolling more than 20 px @phone', async ({ page }) => {
  const clear = 'rgba(0, 0, 0, 0)';
  const header = page.getByRole('banner');
  await page.goto('/');
  await expectHeaderInteractive(page);
  await expect(header).toHaveCSS('background-color', clear);
  await page.evaluate(() => window.scrollTo(0, 20));
  await expect(header).toHaveCSS('background-color', clear);
  await page.evaluate(() => window.scrollTo(0, 21));
  await expect(header).toHaveCSS('background-color', /^rgb\((\d|[1-3]\d), (\d|[1-3]\d), /);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(header).toHaveCSS('background-color', clear);
});

test('[NAV-08] the footer links to every page of its sections @phone', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const hrefs = await footer
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/terms',
      '/privacy',
      '/refund',
      '/return',
      '/shipping',
      '/about',
      '/contact',
      '/account',
      '/orders',
      '/track-order',
      '/products',
      '/payment?orderId=',
    ]),
  );
  for (const href of hrefs.filter((address) => address?.startsWith('/'))) {
    const response = await page.request.get(href ?? '');
    expect(response.status(), href ?? '').toBe(200);
  }
});

test('[NAV-08] the footer’s payment link leads to the order that awaits its payment', async ({
  page,
  customer,
  catalogue,
}) => {
  await startSignedIn(page, customer);
  await page.goto(catalogue.plentiful.path);
  await addToCart(page, catalogue.plentiful);
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  const orderId = await placeOrder(page, customer);
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Pay for an order', includeHidden: true });
  await expect(link).toHaveAttribute('href', `/payment?orderId=${orderId}`);
  await pay(page, 'netbanking', customer);
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page).toHaveURL(/\/order-success/);
  await expect(link).toHaveAttribute('href', '/payment?orderId=');
});

test('[NAV-09] store name, company and categories are the API’s', async ({ page, api }) => {
  const store = await api.storeInfo();
  await page.goto('/');
  await expect(
    page.getByRole('banner').getByRole('link', { name: store.storeName, exact: true }),
  ).toBeVisible();
  const footer = page.getByRole('contentinfo');
  const { companyName, companyAddress, companyEmail, companyPhone } = store;
  for (const text of [companyName, companyAddress, companyEmail, companyPhone]) {
    await expect(footer.getByText(text, { exact: true })).toBeVisible();
  }
});
