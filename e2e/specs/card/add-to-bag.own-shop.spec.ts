import type { Page } from '@playwright/test';
import { ok } from '../../fake-api/responses';
import { sampleList, samplePicture, sampleProduct } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { expectInteractive } from '../../support/checks/hydration';
import { expectAccessible } from '../../support/checks/axe';
import { tabAndPress } from '../../support/checks/keyboard';
import { closeBag, expectInCart } from '../../support/pages/cart';
import { addByCard, answer, cardOf, choicePicker } from '../../support/pages/product-cards';
import { startWithStorage, storedCart } from '../../support/shop/shopper';
import { expectToast } from '../../support/pages/toast';

const attributesOf = (sizes: string | string[], colors: string | string[]) => [
  { key: 'size', value: sizes },
  { key: 'color', value: colors },
];

/** Quantity, size and colour of the stored lines. */
async function choicesOf(page: Page) {
  const lines = ((await storedCart(page)) ?? []) as Record<string, unknown>[];
  return lines.map(({ quantity, selectedSize, selectedColor }) => ({
    quantity,
    selectedSize,
    selectedColor,
  }));
}

test('[CARD-04] Add to Bag adds one line with the product’s details @smoke', async ({
  page,
  fakeApi,
}) => {
  const product = sampleProduct({
    regularPrice: '2500',
    discountedPrice: 1999,
    subCategory: 'Casual',
    masterCategory: 'Apparel',
    attributes: [...attributesOf('One Size', ['Ivory']), { key: 'featured', value: 'true' }],
  });
  fakeApi.respondTo('GET /products', ok(sampleList([product])));
  await page.goto('/');
  await addByCard(page, 'Plain Shirt');
  await expect(page).toHaveURL('/');
  await expectInCart(page, 1);
  await expect
    .poll(() => storedCart(page))
    .toEqual([
      expect.objectContaining({
        id: 'plain-shirt',
        name: 'Plain Shirt',
        price: 1999,
        originalPrice: 2500,
        image: samplePicture('Plain Shirt'),
        description: 'A shirt.',
        featured: true,
        category: 'Women',
        parentCategory: 'Shirts',
        subCategory: 'Casual',
        masterCategory: 'Apparel',
        createdAt: '2025-03-01T08:00:00.000Z',
        sizes: ['One Size'],
        colors: ['Ivory'],
        quantity: 1,
        selectedSize: 'One Size',
        selectedColor: 'Ivory',
      }),
    ]);
});

test('[CARD-04] an option without alternatives is preselected', async ({ page, fakeApi }) => {
  for (const [what, attributes, chosen, asks] of [
    ['several sizes and colours', attributesOf('S, M', ['Red', 'Blue']), {}, true],
    ['neither sizes nor colours', [], {}, false],
    ['one size and several colours', attributesOf(['M'], 'Red,Blue'), { selectedSize: 'M' }, true],
    [
      'several sizes and one colour',
      attributesOf(['S', 'M'], 'Red'),
      { selectedColor: 'Red' },
      true,
    ],
  ] as const) {
    await test.step(what, async () => {
      await startWithStorage(page, { cart: '[]' });
      const product = sampleProduct({ attributes });
      fakeApi.respondTo('GET /products', ok(sampleList([product])));
      await page.goto('/');
      await addByCard(page, 'Plain Shirt', { asks });
      await expectInCart(page, 1);
      await expect
        .poll(() => choicesOf(page))
        .toEqual([{ quantity: 1, selectedSize: undefined, selectedColor: undefined, ...chosen }]);
    });
  }
});

test('[CARD-08] a card asks at once for the size and the color that "Add to Bag" leaves open, then shows the bag @phone @smoke', async ({
  page,
  fakeApi,
  isMobile,
}) => {
  const variant = (size: string, color: string, quantity: number) => ({ size, color, quantity });
  const product = sampleProduct({
    attributes: attributesOf(['S', 'M'], ['Red', 'Blue']),
    stock: { total: 4, variants: [variant('S', 'Red', 0), variant('M', 'Blue', 4)] },
  });
  fakeApi.respondTo('GET /products', ok(sampleList([product])));
  fakeApi.respondTo('GET /products/{id}', ok(product));
  await page.goto('/products?category=women');
  await expectInteractive(page);
  const add = cardOf(page, 'Plain Shirt').getByRole('button', { name: 'Add to Bag' });
  await tabAndPress(page, add);
  const picker = choicePicker(page, 'Plain Shirt');
  await expect(picker.getByRole('button', { name: 'S sold out' })).toBeVisible();
  await expect(picker.getByRole('button', { name: 'M', exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('button', { name: 'Red sold out' })).toBeVisible();
  await answer(picker, 'Select a color', 'Blue');
  await expect(picker).toBeHidden();
  await expect
    .poll(() => choicesOf(page))
    .toEqual([{ quantity: 1, selectedSize: 'M', selectedColor: 'Blue' }]);
  if (!isMobile) await closeBag(page);
  await expect(add).toBeFocused();
});

test('[CARD-08] a double click adds one piece, and chooses nothing; what isn’t chosen is asked for in the cart', async ({
  page,
  fakeApi,
}) => {
  const product = sampleProduct({ attributes: attributesOf(['S', 'M'], ['Red']) });
  fakeApi.respondTo('GET /products', ok(sampleList([product])));
  await page.goto('/');
  await expectInteractive(page);
  await cardOf(page, 'Plain Shirt').hover();
  await cardOf(page, 'Plain Shirt').getByRole('button', { name: 'Add to Bag' }).dblclick();
  await choicePicker(page, 'Plain Shirt').getByRole('button', { name: 'Close' }).click();
  const bag = page.getByRole('dialog', { name: 'Your Bag' });
  await answer(bag, 'Select a size', 'M');
  await expect
    .poll(() => choicesOf(page))
    .toEqual([{ quantity: 1, selectedSize: 'M', selectedColor: 'Red' }]);
});

test('[CART-04] each product that isn’t in the cart becomes a new line', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Shirt 1', 'Shirt 2']) {
    await addByCard(page, name);
  }
  await expect
    .poll(() => storedCart(page))
    .toEqual([
      expect.objectContaining({ id: 'shirt-1', quantity: 1 }),
      expect.objectContaining({ id: 'shirt-2', quantity: 1 }),
    ]);
});

test('[CART-14] a double click adds one piece', async ({ page }) => {
  await page.goto('/');
  await expectInteractive(page);
  await cardOf(page, 'Shirt 1').hover();
  await cardOf(page, 'Shirt 1').getByRole('button', { name: 'Add to Bag' }).dblclick();
  await expectToast(page, 'Added to cart', 'Shirt 1 added to your cart.');
  await expectInCart(page, 1);
  await expect.poll(() => storedCart(page)).toEqual([expect.objectContaining({ quantity: 1 })]);
});

test('[CARD-04] products that are sold out or have no price can’t be added', async ({
  page,
  fakeApi,
}) => {
  const products = [
    sampleProduct({ id: 'gone', title: 'Gone', stock: { total: 0 } }),
    sampleProduct({ id: 'free', title: 'Free', regularPrice: null }),
  ];
  fakeApi.respondTo('GET /products', ok(sampleList(products)));
  await page.goto('/');
  await expect(cardOf(page, 'Gone').getByText('Sold out', { exact: true })).toBeVisible();
  await expect(cardOf(page, 'Gone').getByRole('button', { name: 'Sold Out' })).toBeDisabled();
  await expect(cardOf(page, 'Free').getByRole('button', { name: 'Unavailable' })).toBeDisabled();
  await expect(cardOf(page, 'Free').getByText('₹0', { exact: true })).toBeVisible();
});
