import { pagePaths } from '@storefront/host/contracts';
import { DEMO } from '../../../../e2e/support/shop/demo-products';

/** The measured pages of the demo store, by their names in the report. */
export const PAGES = {
  home: pagePaths.home,
  listing: '/products?category=women',
  product: `/product/${DEMO.sized}`,
  policy: '/privacy',
} as const;

type PageName = keyof typeof PAGES;

export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** A product that is added to the cart without a choice. */
export const ONE_SIZE_PATH = `/product/${DEMO.oneSize}`;
