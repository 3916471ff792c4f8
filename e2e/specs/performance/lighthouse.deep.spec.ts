import { publicPage, type PublicPageName } from '../../support/shop/public-pages';
import { SHOP_ORIGIN } from '../../support/settings';
import { test } from '../../support/checks/lighthouse-test';
import { expect } from '../../support/test';

/** One page of each kind: `npm test` checks all pages with axe, whose rules Lighthouse uses. */
const PAGES: PublicPageName[] = [
  'the home page',
  'a category’s second page',
  'a product',
  'a search',
  'the cart',
  'the sign-in',
  'the contact page',
  'the terms',
];

for (const name of PAGES) {
  test(`Lighthouse gives ${name} the full accessibility score`, async ({ audit, catalogue }) => {
    const { path } = publicPage(name, catalogue);
    expect(await audit(SHOP_ORIGIN + path)).toEqual({ score: 100, failures: [] });
  });
}
