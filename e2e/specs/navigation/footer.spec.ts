import { expect, test } from '../../support/test';

test('[NAV-07] on a desktop, from 768 px up, every footer section is open', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Track order', 'Terms', 'All products']) {
      await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(footer.getByRole('button')).toHaveCount(0);
  }
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(footer.getByRole('button')).toHaveText(['Shop', 'Help', 'Policies']);
  await expect(footer.getByRole('link', { name: 'Terms', exact: true })).toBeHidden();
});

test('[NAV-06] the bottom bar shows below 768 px and not above', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(bar).toBeInViewport({ ratio: 1 });
  const hrefs = await bar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['/', '/products', '/account', '/cart']);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar).toBeHidden();
});
