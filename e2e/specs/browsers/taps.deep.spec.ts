import { STORAGE_KEYS } from '@storefront/host/contracts';
import { BROWSER_NAMES, expect, test } from '../../support/other-browsers/test';

const PHONE = { width: 390, height: 844 };

const header = { role: 'banner' };
const main = { role: 'main' };
const openMenu = { role: 'button', name: 'Open menu', within: header };
const closeMenu = { role: 'button', name: 'Close menu', within: header };
const menu = { role: 'navigation', name: 'Menu', within: header };

for (const name of BROWSER_NAMES) {
  test.describe(name, () => {
    test.use({ otherBrowser: name });
    test.slow();

    test(`[FAST-01] the menu opens and closes before the shell’s script has loaded, and stays open afterwards, in ${name}`, async ({
      tab,
      heldShell,
    }) => {
      await tab.resize(PHONE);
      await tab.open(heldShell.origin);
      await tab.expectEarlyTapsScript();
      await tab.tap(openMenu);
      await tab.expectVisible(menu);
      await tab.tap(closeMenu);
      await tab.expectHidden(menu);
      await tab.tap(openMenu);
      await tab.expectVisible(menu);

      heldShell.release();
      await tab.expectHydrated('header');
      await tab.expectVisible(menu);
      await tab.tap({ role: 'link', name: 'Contact', within: menu });
      await tab.expectVisible({ role: 'heading', name: 'Contact Us', within: main });
      await tab.expectHidden(menu);
    });

    test(`[FAST-02] choices and taps before the shell’s script has loaded take effect once, in ${name}`, async ({
      tab,
      heldShell,
      catalogue,
    }) => {
      const { path, id, size, color } = catalogue.sized;
      await tab.resize(PHONE);
      await tab.open(heldShell.origin + path);
      await tab.expectEarlyTapsScript();
      const sizes = { role: 'radiogroup', name: 'Size', within: main };
      await tab.tap({ role: 'radio', name: size, within: sizes });
      const colors = { role: 'radiogroup', name: 'Color', within: main };
      await tab.tap({ role: 'radio', name: color, within: colors });
      const add = { role: 'button', name: 'Add to Cart', within: main };
      await tab.tap(add);
      await tab.tap(add);

      heldShell.release();
      await tab.expectPath('/cart');
      await tab.expectVisible({ role: 'link', name: 'Cart, 1 item', within: header });
      const cart = () => tab.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.cart);
      await expect
        .poll(async () => JSON.parse((await cart()) ?? 'null') as unknown)
        .toMatchObject([{ id, quantity: 1, selectedSize: size, selectedColor: color }]);
    });
  });
}
