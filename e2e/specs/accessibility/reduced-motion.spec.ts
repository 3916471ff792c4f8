import { runningAnimations } from '../../support/checks/appearance';
import { problemsOfPublicPages } from '../../support/shop/every-page';
import { expect, test } from '../../support/test';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('nothing is animated with reduced motion', async ({ page, catalogue }) => {
  expect(await problemsOfPublicPages(page, catalogue, runningAnimations)).toEqual([]);

  await page.goto(catalogue.large.path);
  const card = page.getByRole('main').getByRole('article').first();
  await card.hover();
  expect(await runningAnimations(page)).toEqual([]);
  await card.getByRole('button', { name: 'Quick view' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await runningAnimations(page)).toEqual([]);
});
