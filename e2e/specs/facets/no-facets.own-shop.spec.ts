import { expect, test } from '../../fake-api/test';
import { expectInteractive } from '../../support/checks/hydration';

test('[FAC-07] a server without facets leaves a listing without filters and sort', async ({
  page,
  fakeApi,
}) => {
  await page.goto('/products?category=women&size=M&sort=newest');
  await expect(page.getByRole('article')).toHaveCount(4);
  await expectInteractive(page);
  expect(fakeApi.requestsTo('GET /products').some(({ query }) => query.facets === 'true')).toBe(
    true,
  );
  const main = page.getByRole('main');
  await expect(main.getByRole('combobox', { name: 'Sub-category' })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Filter/ })).toBeHidden();
  await expect(main.getByRole('combobox', { name: 'Sort by' })).toBeHidden();
});
