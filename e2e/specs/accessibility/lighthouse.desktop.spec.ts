import { PUBLIC_PAGES } from '../../support/public-pages';
import { SHOP_ORIGIN } from '../../support/settings';
import { test } from '../../support/lighthouse';
import { expect } from '../../support/test';

for (const { path } of PUBLIC_PAGES) {
  test(`Lighthouse gives ${path} all it has for access`, async ({ audit }) => {
    expect(await audit(SHOP_ORIGIN + path)).toEqual({ score: 100, failures: [] });
  });
}
