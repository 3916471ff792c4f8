import { PUBLIC_PAGE_NAMES, publicPage } from '../../support/shop/public-pages';
import { SHOP_ORIGIN } from '../../support/settings';
import { test } from '../../support/checks/lighthouse-test';
import { expect } from '../../support/test';

for (const name of PUBLIC_PAGE_NAMES) {
  test(`Lighthouse gives ${name} the full accessibility score`, async ({ audit, catalogue }) => {
    const { path } = publicPage(name, catalogue);
    expect(await audit(SHOP_ORIGIN + path)).toEqual({ score: 100, failures: [] });
  });
}
