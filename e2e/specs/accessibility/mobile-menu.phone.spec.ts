import { expectAccessible } from '../../support/checks/axe';
import { expectInteractive } from '../../support/checks/hydration';
import { tabAndPress, tabTo } from '../../support/checks/keyboard';
import { expect, test } from '../../support/test';

test('axe finds nothing on the open menu and an open section of the footer', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Open menu' }).click();
  await expect(header.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);

  await header.getByRole('button', { name: 'Close menu' }).click();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Policies' }).click();
  await expect(footer.getByRole('link', { name: 'Terms', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('the menu opens and closes by keyboard, and returns the focus to its button', async ({
  page,
  catalogue,
}) => {
  await page.goto('/');
  await expectInteractive(page);
  const header = page.getByRole('banner');
  await tabAndPress(page, header.getByRole('button', { name: 'Open menu' }));
  const menu = header.getByRole('navigation', { name: 'Menu' });
  await tabTo(page, menu.getByRole('link').last());
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(header.getByRole('button', { name: 'Open menu' })).toBeFocused();

  await page.keyboard.press('Enter');
  await tabAndPress(page, menu.getByRole('link', { name: catalogue.large.name, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: catalogue.large.name })).toBeFocused();
});
