import { problemsOfPublicPages, problemsOfShopperPages } from '../../support/every-page';
import { smallTargets, stickingOut } from '../../support/layout';
import { expect, test } from '../../support/test';

test.slow();

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no page scrolls sideways', async ({ page }) => {
    expect(await problemsOfPublicPages(page, stickingOut)).toEqual([]);
  });

  test('no page of a shopper scrolls sideways', async ({ page, api, customer }) => {
    expect(await problemsOfShopperPages(page, api, customer, stickingOut)).toEqual([]);
  });
});

test('whatever can be pressed is large enough for a finger', async ({ page }) => {
  expect(await problemsOfPublicPages(page, smallTargets)).toEqual([]);
});

test('so it is on the pages of a shopper', async ({ page, api, customer }) => {
  expect(await problemsOfShopperPages(page, api, customer, smallTargets)).toEqual([]);
});
