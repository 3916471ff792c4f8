import { startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

test('[NAV-05] the mobile menu opens, closes, and closes on navigation', async ({
  page,
  catalogue,
}) => {
  const { name } = catalogue.large;
  await page.goto('/');
  const header = page.getByRole('banner');
  const menu = header.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await header.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await header.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();

  await header.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(menu).toBeHidden();

  await header.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(menu).toBeHidden();
});

test('[NAV-06] the bottom bar leads to Home, Category, My Account and Cart', async ({
  page,
  customer,
}) => {
  await startSignedIn(page, customer);
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Category', 'My Account', 'Cart']);
  const links = [
    { link: 'Category', address: '/products', heading: 'Select a Category' },
    { link: 'My Account', address: '/account', heading: 'Account Details' },
    { link: 'Cart', address: '/cart', heading: 'Shopping Cart' },
    { link: 'Home', address: '/', heading: 'Modern Essentials' },
  ];
  for (const { link, address, heading } of links) {
    await bar.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
});

test('[NAV-07] the footer’s sections open one at a time', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const sections = { Shop: 'All products', Help: 'Track order', Policies: 'Terms' };
  for (const link of Object.values(sections)) {
    await expect(footer.getByRole('link', { name: link, exact: true })).toBeHidden();
  }
  for (const [title, own] of Object.entries(sections)) {
    await footer.getByRole('button', { name: title }).click();
    for (const link of Object.values(sections)) {
      const expected = expect(footer.getByRole('link', { name: link, exact: true }));
      await (link === own ? expected.toBeVisible() : expected.toBeHidden());
    }
  }
  await footer.getByRole('button', { name: 'Policies' }).click();
  await expect(footer.getByRole('link', { name: 'Terms', exact: true })).toBeHidden();
});
