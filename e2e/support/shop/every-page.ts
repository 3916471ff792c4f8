import { expect, type Page } from '@playwright/test';
import { expectInteractive } from '../checks/hydration';
import { publicPages, type PublicPage } from './public-pages';
import { cartLine, startSignedIn, type ShopperFixtures } from './shopper';
import type { Catalogue } from '../api/catalogue-finder';

type VisitedPage = Pick<PublicPage, 'path' | 'heading'>;

/** Where pages are opened, by default in the shop under test. */
interface VisitedShop {
  origin: string;
  /** What the addresses of the language begin with; headings are compared in English alone. */
  basename: string;
}

const TESTED_SHOP: VisitedShop = { origin: '', basename: '' };

/** Checks a page once its heading is visible; returns its problems. */
type PageCheck = (page: Page) => Promise<string[]>;

/** Opens every public page; returns the problems that a check finds. */
export function problemsOfPublicPages(
  page: Page,
  catalogue: Catalogue,
  check: PageCheck,
  shop = TESTED_SHOP,
): Promise<string[]> {
  return checkPages(page, publicPages(catalogue), check, shop);
}

/** Opens the pages of a shopper with a cart and an order; returns the problems that a check finds. */
export async function problemsOfShopperPages(
  page: Page,
  { api, catalogue, customer }: ShopperFixtures,
  check: PageCheck,
  shop = TESTED_SHOP,
): Promise<string[]> {
  const { sized, plentiful } = catalogue;
  const { id } = await api.placeOrder(customer, plentiful.id);
  const chosen = { selectedSize: sized.size, selectedColor: sized.color };
  await startSignedIn(page, customer, [cartLine(sized, chosen)], shop.origin);
  return checkPages(
    page,
    [
      { path: '/cart', heading: 'Shopping Cart' },
      { path: '/checkout', heading: 'Complete Your Order' },
      { path: `/payment?orderId=${id}`, heading: 'Complete Your Payment' },
      { path: '/account', heading: 'Account Details' },
      { path: '/orders', heading: 'My Orders' },
      { path: `/orders/${id}`, heading: `Order ${id}` },
      { path: `/orders/${id}/return`, heading: 'Return or Exchange' },
    ],
    check,
    shop,
  );
}

async function checkPages(
  page: Page,
  visited: VisitedPage[],
  check: PageCheck,
  { origin, basename }: VisitedShop,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { path, heading } of visited) {
    await page.goto(origin + basename + path);
    const name = basename === '' ? { name: heading } : {};
    await expect(page.getByRole('heading', { level: 1, ...name })).toBeVisible();
    await expectInteractive(page);
    // Pages of the narrow layout have no footer but a form, or an alert where they need a mailed link.
    const end = page.getByRole('contentinfo').or(page.getByRole('form'));
    await expect(end.or(page.getByRole('main').getByRole('alert')).first()).toBeVisible();
    for (const problem of await check(page)) problems.push(`${path}: ${problem}`);
  }
  return problems;
}
