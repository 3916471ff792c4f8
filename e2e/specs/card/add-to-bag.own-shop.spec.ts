import type { Page } from '@playwright/test';
import { ok } from '../../fake-api/responses';
import { sampleList, samplePicture, sampleProduct } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { expectInteractive } from '../../support/checks/hydration';
import { expectInCart } from '../../support/pages/cart';
import { addByCard, cardOf } from '../../support/pages/product-cards';
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
  for (const [what, attributes, chosen] of [
    ['several sizes and colours', attributesOf('S, M', ['Red', 'Blue']), {}],
    ['neither sizes nor colours', [], {}],
    ['one size and several colours', attributesOf(['M'], 'Red,Blue'), { selectedSize: 'M' }],
    ['several sizes and one colour', attributesOf(['S', 'M'], 'Red'), { selectedColor: 'Red' }],
  ] as const) {
    await test.step(what, async () => {
      await startWithStorage(page, { cart: '[]' });
      const product = sampleProduct({ attributes });
      fakeApi.respondTo('GET /products', ok(sampleList([product])));
      await page.goto('/');
      await addByCard(page, 'Plain Shirt');
      await expectInCart(page, 1);
      await expect
        .poll(() => choicesOf(page))
        .toEqual([{ quantity: 1, selectedSize: undefined, selectedColor: undefined, ...chosen }]);
    });
  }
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
