import { expectAccessible } from '../../support/checks/axe';
import { expectHeaderInteractive } from '../../support/checks/hydration';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[NAV-12] a button shows the sub-categories of a category, and a link of them leads to their list @phone', async ({
  page,
  catalogue,
  isMobile,
}) => {
  const { name, subCategories } = catalogue.large;
  await page.goto('/contact');
  await expectHeaderInteractive(page);
  const header = page.getByRole('banner');
  if (isMobile) await header.getByRole('button', { name: 'Open menu' }).click();
  const button = header.getByRole('button', { name: `Show sub-categories of ${name}` });
  const list = header.getByRole('list', { name: `Sub-categories of ${name}` });
  await button.click();
  await expect(list.getByRole('link')).toHaveText(subCategories);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await list.getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await list.getByRole('link', { name: subCategories[0], exact: true }).click();
  await expect(page).toHaveURL(/parentCategory=/);
  await expect(page.getByRole('heading', { level: 1, name: subCategories[0] })).toBeVisible();
  await expect(list).toBeHidden();
});

test('[NAV-12] leaving the sub-categories of the header hides them', async ({
  page,
  catalogue,
}) => {
  const { name } = catalogue.large;
  await page.goto('/contact');
  await expectHeaderInteractive(page);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: `Show sub-categories of ${name}` }).click();
  const list = header.getByRole('list', { name: `Sub-categories of ${name}` });
  await expect(list.getByRole('link').first()).toBeVisible();
  await header.getByRole('link', { name: 'Search', exact: true }).focus();
  await expect(list).toBeHidden();
});
