import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { expectHeaderInteractive } from '../../support/checks/hydration';
import { tabAndPress, tabTo } from '../../support/checks/keyboard';
import { cartLink, expectInCart } from '../../support/pages/cart';
import { rupees } from '../../support/pages/money';
import { choicePicker } from '../../support/pages/product-cards';
import { expectToast } from '../../support/pages/toast';
import {
  cartLine,
  startSignedIn,
  startWithStorage,
  type StoredLine,
} from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const bagDrawer = (page: Page) => page.getByRole('dialog', { name: 'Your Bag' });

async function openShop(page: Page, lines: StoredLine[], path = '/') {
  await startWithStorage(page, { cart: JSON.stringify(lines) });
  await page.goto(path);
  await expectHeaderInteractive(page);
}

test('[FRG-20] the bag opens its drawer, which closes on a click outside and on navigation', async ({
  page,
}) => {
  await openShop(page, []);
  await cartLink(page).click();
  await expect(bagDrawer(page).getByText('Your bag is empty')).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL('/');
  await page.mouse.click(2, 200);
  await expect(bagDrawer(page)).toBeHidden();
  await cartLink(page).click();
  await bagDrawer(page).getByRole('link', { name: 'Browse Products' }).click();
  await expect(page).toHaveURL('/products');
  await expect(bagDrawer(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(bagDrawer(page)).toBeHidden();
});

test('[FRG-20] [FRG-23] by keyboard: a quantity is changed, and Escape closes the drawer and returns the focus @smoke', async ({
  page,
  catalogue,
}) => {
  const scarf = cartLine(catalogue.oneSize, { selectedSize: 'One Size' });
  await openShop(page, [scarf], '/contact');
  await tabAndPress(page, cartLink(page));
  const drawer = bagDrawer(page);
  await tabTo(page, drawer.getByRole('button', { name: /^Increase quantity of/ }));
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Subtotal').locator('..')).toContainText(rupees(2 * scarf.price));
  await expectInCart(page, 2);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(cartLink(page)).toBeFocused();
});

test('[FRG-23] after a line is removed, the focus stays in the drawer', async ({
  page,
  catalogue,
}) => {
  const scarf = cartLine(catalogue.oneSize, { selectedSize: 'One Size' });
  await openShop(page, [scarf, cartLine(catalogue.sized)]);
  await cartLink(page).click();
  const drawer = bagDrawer(page);
  await drawer.getByRole('button', { name: `Remove ${scarf.name}` }).click();
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expect(drawer.getByText('Subtotal').locator('..')).toContainText(
    rupees(cartLine(catalogue.sized).price),
  );
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await drawer.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByText('Please select a size').first()).toBeVisible();
  await expect(page).toHaveURL('/');
  await drawer.getByRole('link', { name: 'View bag' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(drawer).toBeHidden();
});

test('[FRG-21] with a modifier key, and on the cart page, the bag leads to the cart page', async ({
  page,
  context,
}) => {
  await openShop(page, []);
  const opened = context.waitForEvent('page');
  await cartLink(page).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL('/cart');
  await expectHeaderInteractive(tab);
  await cartLink(tab).click();
  await expect(bagDrawer(tab)).toBeHidden();
  await expect(bagDrawer(page)).toBeHidden();
});

test('[FRG-22] the drawer’s code is fetched when the pointer reaches the bag, not with the page', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.includes('bag')) scripts.push(request.url());
  });
  await openShop(page, []);
  expect(scripts).toEqual([]);
  await cartLink(page).hover();
  await expect
    .poll(() => scripts.map((url) => /apps\/([^/]+)\//.exec(url)?.[1]).sort())
    .toEqual(['mf-cart-checkout', 'shell']);
});

test('[FRG-25] when the bag can’t be loaded, its link leads to the cart page', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load|could not be (loaded|shown)|net::ERR|bag/);
  await page.route('**/apps/mf-cart-checkout/**/*bag*', (route) => route.abort());
  await openShop(page, []);
  await cartLink(page).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(bagDrawer(page)).toBeHidden();
});

test('[FRG-24] the bag asks for a size that is missing, and leads to cart and checkout', async ({
  page,
  regular,
  catalogue,
}) => {
  const knit = cartLine(catalogue.sized, { selectedColor: catalogue.sized.color });
  await startSignedIn(page, regular, [knit]);
  await page.goto('/contact');
  await expectHeaderInteractive(page);
  await cartLink(page).click();
  const drawer = bagDrawer(page);
  await drawer.getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL('/contact');
  await drawer
    .getByRole('group', { name: /^Select a size/ })
    .getByRole('button')
    .first()
    .click();
  await drawer.getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await page.goto('/contact');
  await expectHeaderInteractive(page);
  await cartLink(page).click();
  await drawer.getByRole('link', { name: 'View bag' }).click();
  await expect(page).toHaveURL('/cart');
});

test('[FRG-26] products added by a card or its quick view are shown in the bag, and Escape returns the focus', async ({
  page,
  catalogue,
}) => {
  const { title, size, color, shelf } = catalogue.sized;
  await openShop(page, [], shelf.path);
  const card = page.getByRole('main').getByRole('article', { name: title, exact: true });
  const add = card.getByRole('button', { name: 'Add to Bag' });
  await tabAndPress(page, add);
  await choicePicker(page, title).press('Escape');
  const drawer = bagDrawer(page);
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expect(drawer).toContainText(title);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(add).toBeFocused();

  const quickView = card.getByRole('button', { name: 'Quick view' });
  await tabAndPress(page, quickView);
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('radio', { name: size, exact: true }).check();
  await dialog.getByRole('radio', { name: color, exact: true }).check();
  await dialog.getByRole('button', { name: 'Add to Bag' }).click();
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(quickView).toBeFocused();
  await expect(page).toHaveURL(shelf.path);
});

test('[FRG-26] when the bag can’t be loaded, a card still adds its product, and the page stays as it is', async ({
  page,
  catalogue,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load|could not be (loaded|shown)|net::ERR|bag/);
  const { title, shelf } = catalogue.sized;
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('chunk.bag'),
  );
  await page.route('**/apps/mf-cart-checkout/**/*bag*', (route) => route.abort());
  await openShop(page, [], shelf.path);
  const card = page.getByRole('main').getByRole('article', { name: title, exact: true });
  const add = card.getByRole('button', { name: 'Add to Bag' });
  await tabAndPress(page, add);
  await choicePicker(page, title).press('Escape');
  await refused;
  await expectToast(page, 'Added to cart', `${title} added to your cart.`);
  await page.getByRole('main').getByRole('button', { name: 'Add to Bag' }).last().press('Enter');
  await page.getByRole('dialog').press('Escape');
  await expectInCart(page, 2);
  await expect(bagDrawer(page)).toBeHidden();
  await expect(page).toHaveURL(shelf.path);
});
