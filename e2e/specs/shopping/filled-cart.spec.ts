import { pagePaths } from '@storefront/host/contracts';
import { overflowingElements } from '../../support/checks/layout';
import { expectInCart, ignoreProductIds } from '../../support/pages/cart';
import { rupees } from '../../support/pages/money';
import { cartLine, startWithStorage, stored, type StoredLine } from '../../support/shop/shopper';
import { signIn } from '../../support/pages/auth-forms';
import { expect, test } from '../../support/test';
import { expectToast } from '../../support/pages/toast';

const LINE: StoredLine = {
  id: 'p1',
  name: 'Poplin Shirt',
  price: 1499.5,
  quantity: 3,
  image: '',
  sizes: [],
  colors: [],
};

function cartOf(...lines: object[]) {
  return { cart: JSON.stringify(lines) };
}

// Some carts have made-up products, for which the API has no related ones.
test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/related.* 404|404 .*related/));

test('[CART-10] a filled cart lists its lines, with rupees of exactly two decimals @phone', async ({
  page,
  catalogue,
}) => {
  const { sized, oneSize: scarf } = catalogue;
  const chosen = { selectedSize: sized.size, selectedColor: sized.color };
  const knit = cartLine(sized, { ...chosen, quantity: 2 });
  await startWithStorage(page, cartOf(knit, cartLine(scarf, { selectedSize: 'One Size' })));
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
  await expect(main.getByText('Subtotal').locator('..')).toContainText(
    rupees(2 * knit.price + scarf.regularPrice),
  );
  await expect(main.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
    'href',
    '/checkout',
  );
  await expect(main.getByRole('button', { name: 'Clear Cart' })).toBeVisible();
  const amounts = (await main.innerText()).match(/₹[\d,.]+/g) ?? [];
  expect(amounts.length).toBeGreaterThanOrEqual(5);
  for (const amount of amounts) expect(amount).toMatch(/^₹[\d,]+\.\d{2}$/);
});

test('[CART-02] a line shows its name, price, quantity, size, colour and image', async ({
  page,
  catalogue,
}) => {
  const product = catalogue.sized;
  const chosen = { selectedSize: product.size, selectedColor: product.color };
  await startWithStorage(page, cartOf(cartLine(product, { ...chosen, quantity: 2 })));
  await page.goto('/cart');
  const line = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await expect(line.getByRole('link', { name: product.title })).toHaveAttribute(
    'href',
    pagePaths.productInColor(product.id, product.color),
  );
  await expect(line.getByText(`Size ${product.size}, Color ${product.color}`)).toBeVisible();
  await expect(line.getByText(`${rupees(product.regularPrice)} each`)).toBeVisible();
  await expect(line.getByRole('group', { name: `Quantity of ${product.title}` })).toContainText(
    '2',
  );
  await expect(line.locator('img')).toHaveAttribute('src', product.imgUrl);
});

test('[CART-11] signed out, the button and the URL lead to the sign-in and on to the checkout', async ({
  page,
  customer,
  catalogue,
}) => {
  const scarf = cartLine(catalogue.oneSize, { selectedSize: 'One Size' });
  await startWithStorage(page, cartOf(scarf));
  await page.goto('/checkout');
  await expectToast(page, 'Login Required', 'Please login to proceed with checkout');
  await expect(page).toHaveURL('/login');

  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expectToast(page, 'Login Required', 'Please login to proceed with checkout');
  await expect(page).toHaveURL('/login');
  await signIn(page, customer);
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('heading', { name: 'Complete Your Order' })).toBeVisible();
});

test('[CART-08] paise add up exactly, and the largest quantity is 1000', async ({ page }) => {
  await ignoreProductIds(page);
  await startWithStorage(
    page,
    cartOf(
      { ...LINE, price: 0.1, quantity: 3 },
      { ...LINE, id: 'p2', name: 'Ribbon', price: 19.99, quantity: 999 },
    ),
  );
  await page.goto('/cart');
  const subtotal = page.getByRole('main').getByText('Subtotal').locator('..');
  await expect(subtotal).toContainText('₹19,970.31');
  const more = page.getByRole('button', { name: 'Increase quantity of Ribbon' });
  await more.click();
  await expect(subtotal).toContainText('₹19,990.30');
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await expectInCart(page, 1003);
});

test('[CART-12] a line that was stored twice is one, and its quantity can be ordered', async ({
  page,
}) => {
  await ignoreProductIds(page);
  await startWithStorage(page, cartOf(LINE, { ...LINE, quantity: 9e15 }, { ...LINE, price: null }));
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Quantity of Poplin Shirt' })).toContainText('1000');
});

test('product names in any script, very long names and unusual ids fit into the cart @phone', async ({
  page,
}) => {
  await ignoreProductIds(page);
  const names = ['सूती कुर्ता', 'قميص قطني طويل', '👗✨'.repeat(40), 'W'.repeat(300), '<b>Bold</b>'];
  const ids = ['a/b', '50%', 'ä ö', '../cart', '__proto__'];
  await startWithStorage(
    page,
    cartOf(...names.map((name, index) => ({ ...LINE, id: ids[index], name }))),
  );
  await page.goto('/cart');
  const main = page.getByRole('main');
  for (const [index, name] of names.entries()) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/product/${encodeURIComponent(ids[index] ?? '')}`,
    );
  }
  expect(await overflowingElements(page)).toEqual([]);
  await main.getByRole('button', { name: 'Remove <b>Bold</b>' }).click();
  await expectToast(page, 'Removed from cart', '<b>Bold</b> removed from your cart.');
  expect(JSON.parse((await stored(page, 'cart')) ?? '')).toHaveLength(4);
});

test('a hundred lines can be seen, changed and cleared', async ({ page }) => {
  await ignoreProductIds(page);
  const many = Array.from({ length: 100 }, (_, index) => ({
    ...LINE,
    id: `p${index}`,
    name: `Shirt ${index}`,
    quantity: 1,
  }));
  await startWithStorage(page, cartOf(...many));
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Remove/ })).toHaveCount(100);
  await main.getByRole('button', { name: 'Remove Shirt 99' }).click();
  await expect(main.getByText('Subtotal').locator('..')).toContainText(rupees(99 * LINE.price));
  await main.getByRole('button', { name: 'Clear Cart' }).click();
  await expectToast(page, 'Cart cleared', 'All items have been removed from your cart.');
});

test('without browser storage a cart can still be filled and changed', async ({
  page,
  consoleGuard,
  catalogue,
}) => {
  consoleGuard.allow(/(local|session)Storage can't be used/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  await page.goto(catalogue.oneSize.path);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await page.goBack();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expectInCart(page, 2);
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expectInCart(page, 3);
});
