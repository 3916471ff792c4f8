import type { Locator, Page } from '@playwright/test';
import { pagePaths } from '@storefront/host/contracts';
import { ONE_SIZE_PATH, PAGES } from '../shop/pages';

/** A control that shoppers tap early. */
export interface TapTarget {
  name: string;
  path: string;
  control: (page: Page) => Locator;
  /** Whether a tap has had its effect. */
  hasWorked: (page: Page) => Promise<boolean>;
}

const isAt = (path: string) => (page: Page) =>
  Promise.resolve(new URL(page.url()).pathname.startsWith(path));

const sizeLeft = (page: Page) =>
  page
    .getByRole('radiogroup', { name: 'Size' })
    .getByRole('radio', { name: /^(?!.*sold out)/ })
    .last();

export const TAPS: TapTarget[] = [
  {
    name: 'menu',
    path: PAGES.home,
    control: (page) => page.getByRole('banner').getByRole('button', { name: 'Open menu' }),
    hasWorked: (page) => page.getByRole('navigation', { name: 'Menu' }).isVisible(),
  },
  {
    name: 'bag',
    path: PAGES.home,
    control: (page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ }),
    hasWorked: isAt(pagePaths.cart),
  },
  {
    name: 'a product of the listing',
    path: PAGES.listing,
    control: (page) => page.getByRole('article').getByRole('heading').getByRole('link').first(),
    hasWorked: isAt('/product/'),
  },
  {
    name: 'a size',
    path: PAGES.product,
    control: sizeLeft,
    hasWorked: (page) => sizeLeft(page).isChecked(),
  },
  {
    name: 'add to bag',
    path: ONE_SIZE_PATH,
    control: (page) => page.getByRole('button', { name: 'Add to Cart' }),
    hasWorked: isAt(pagePaths.cart),
  },
];
