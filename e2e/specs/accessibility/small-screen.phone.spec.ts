import { problemsOfPublicPages, problemsOfShopperPages } from '../../support/shop/every-page';
import { smallTargets, stickingOut } from '../../support/checks/layout';
import { expect, test } from '../../support/test';

test.slow();

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no page scrolls sideways', async ({ page, catalogue }) => {
    expect(await problemsOfPublicPages(page, catalogue, stickingOut)).toEqual([]);
  });

  test('no page of a shopper scrolls sideways', async ({ page, api, catalogue, regular }) => {
    expect(
      await problemsOfShopperPages(page, { api, catalogue, customer: regular }, stickingOut),
    ).toEqual([]);
  });
});

test('every control is large enough for a finger', async ({ page, catalogue }) => {
  expect(await problemsOfPublicPages(page, catalogue, smallTargets)).toEqual([]);
});

test('and so on the pages of a signed-in shopper', async ({ page, api, catalogue, regular }) => {
  expect(
    await problemsOfShopperPages(page, { api, catalogue, customer: regular }, smallTargets),
  ).toEqual([]);
});
