import type { Locator } from '@playwright/test';
import { expectPageScreenshot, expectViewportScreenshot } from '../../support/checks/screenshots';
import { DEMO } from '../../support/shop/demo-products';
import { cartLine, startSignedIn } from '../../support/shop/shopper';
import { expect, test as base } from '../../support/test';

interface Fixtures {
  /** Where pages begin that are laid out from right to left: those of a language without translations have English texts. */
  home: string;
}

const test = base.extend<Fixtures>({
  home: async ({ ownShops }, provide) => {
    const { origin } = await ownShops.start({ settings: { LANGUAGES: 'en,ar' } });
    await provide(`${origin}/ar`);
  },
});

/** Texts in the script of the language, which use the device's fonts. */
function datesIn(part: Locator): Locator {
  return part.getByText(/\p{Script=Arabic}/u);
}

test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

test('[LANG-07] the public pages look as they should from right to left', async ({
  page,
  home,
  isMobile,
}) => {
  test.slow();
  const main = page.getByRole('main');
  await page.goto(home);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expectPageScreenshot(page, 'rtl-home');

  await page.goto(`${home}/products?category=women`);
  await expect(main.getByRole('heading', { level: 1, name: 'Women' })).toBeVisible();
  await expectPageScreenshot(page, 'rtl-listing');

  await page.goto(`${home}/product/${DEMO.sized}`);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expectPageScreenshot(page, 'rtl-product', [datesIn(main)]);

  if (!isMobile) return;
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectViewportScreenshot(page, 'rtl-menu');
});

test('[LANG-07] cart, checkout and account look as they should from right to left', async ({
  page,
  home,
  api,
  customer,
}) => {
  const sized = await api.product(DEMO.sized);
  const lines = [cartLine(sized, { selectedSize: 'M', selectedColor: 'Black', quantity: 2 })];
  await startSignedIn(page, customer, lines, new URL(home).origin);
  const main = page.getByRole('main');
  await page.goto(`${home}/cart`);
  await expect(main.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
  await expectPageScreenshot(page, 'rtl-cart');

  await page.goto(`${home}/checkout`);
  await expect(main.getByRole('heading', { name: 'Complete Your Order' })).toBeVisible();
  await expectPageScreenshot(page, 'rtl-checkout');

  await page.goto(`${home}/account`);
  const email = main.getByText(customer.email);
  await expect(email.first()).toBeVisible();
  await expectPageScreenshot(page, 'rtl-account', [...(await email.all()), datesIn(main)]);
});
