import { expectAccessible } from '../../support/checks/axe';
import { expectInteractive } from '../../support/checks/hydration';
import { expect, test } from '../../support/test';

const LINKS = {
  Delivery: '/shipping',
  Returns: '/return',
  'Secure payment': '/privacy',
  Help: '/contact',
};

test('[FRG-36] every page with header and footer has the promises, in its HTML @phone', async ({
  page,
}) => {
  for (const path of ['/', '/products', '/cart', '/contact']) {
    const html = await (await page.request.get(path)).text();
    expect(html.match(/aria-label="Our promise"/g), path).toHaveLength(1);
  }
  await page.goto('/contact');
  await expectInteractive(page);
  const promises = page.getByRole('region', { name: 'Our promise' });
  for (const [name, href] of Object.entries(LINKS)) {
    await expect(promises.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
      'href',
      href,
    );
  }
  await promises.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await promises.getByRole('link', { name: /^Returns/ }).click();
  await expect(page).toHaveURL('/return');
});

test('[FRG-35] [FRG-37] the space reserved for newsletter and promises is as high as they are @phone', async ({
  page,
}) => {
  await page.goto('/');
  for (const name of ['content.newsletter', 'content.promises']) {
    const slot = page.locator(`[data-fragment="${name}"]`);
    const height = await slot.evaluate((element) => element.getBoundingClientRect().height);
    const kept = await slot.evaluate((element) => {
      element.setAttribute('data-waiting', '');
      return Number.parseFloat(getComputedStyle(element).minHeight);
    });
    expect(Math.abs(height - kept), `${name}: ${height}, kept: ${kept}`).toBeLessThanOrEqual(1);
  }
});

test('[FRG-38] the sign-in page has no promises', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Our promise' })).toBeHidden();
});
