import { ok } from '../../fake-api/responses';
import { sampleProduct } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { expectHydrated, rememberServerPage } from '../../support/checks/hydration';
import { expectInCart } from '../../support/pages/cart';

const withAttributes = (...attributes: { key: string; value: string[] | string }[]) =>
  ok(sampleProduct({ attributes }));

test('[PDP-02] a product whose only size is One Size has it preselected, and is added to the cart with it', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /products/{id}', withAttributes({ key: 'Sizes', value: 'One Size' }));
  await page.goto('/product/plain-shirt');
  await expect(page.getByRole('radio', { name: 'One Size' })).toBeChecked();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
  await expect(page.getByRole('main').getByText('One Size')).toBeVisible();
});

test('[PDP-02] One Size among other sizes isn’t preselected', async ({ page, fakeApi }) => {
  fakeApi.respondTo(
    'GET /products/{id}',
    withAttributes({ key: 'size', value: ['One Size', 'Extended'] }),
  );
  await page.goto('/product/plain-shirt');
  await expect(page.getByRole('radio', { name: 'One Size' })).not.toBeChecked();
});

test('[PDP-03] a product without sizes can be added at once', async ({ page }) => {
  await page.goto('/product/plain-shirt');
  await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeHidden();
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await expect(add).not.toHaveAttribute('aria-disabled', 'true');
  await add.click();
  await expect(page).toHaveURL('/cart');
});

test('[PDP-04] a choice of colors is shown unless there are none or the first is Default', async ({
  page,
  fakeApi,
}) => {
  for (const { colors, isOffered } of [
    { colors: [], isOffered: false },
    { colors: ['Default'], isOffered: false },
    { colors: ['Default', 'Red'], isOffered: false },
    { colors: ['Red', 'Default'], isOffered: true },
    { colors: ['Red'], isOffered: true },
  ]) {
    await test.step(JSON.stringify(colors), async () => {
      fakeApi.respondTo('GET /products/{id}', withAttributes({ key: 'COLOURS', value: colors }));
      await page.goto('/product/plain-shirt');
      await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
      const choice = page.getByRole('radiogroup', { name: 'Color' });
      await expect(choice).toBeVisible({ visible: isOffered });
      await expect(choice.getByRole('radio')).toHaveCount(isOffered ? colors.length : 0);
    });
  }
});

test('[PDP-08] the quantity is limited to the stock of the chosen variant', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo(
    'GET /products/{id}',
    ok(
      sampleProduct({
        attributes: [{ key: 'size', value: ['S', 'M', 'L'] }],
        stock: {
          total: 5,
          variants: [
            { size: 'S', color: null, quantity: 2 },
            { size: 'M', color: null, quantity: 3 },
            { size: 'L', color: null, quantity: 0 },
          ],
        },
      }),
    ),
  );
  await rememberServerPage(page);
  await page.goto('/product/plain-shirt');
  await expectHydrated(page);
  const quantity = page.getByRole('group', { name: 'Quantity' });
  const more = quantity.getByRole('button', { name: 'Increase quantity' });
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  for (let press = 0; press < 5; press++) await more.click({ force: true });
  await expect(quantity.getByRole('status')).toHaveText('3');
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: 'S', exact: true }).check();
  await expect(quantity.getByRole('status')).toHaveText('2');

  await page.getByRole('radio', { name: 'L sold out' }).check();
  await expect(page.getByText('This choice of size and color is sold out.')).toBeVisible();
  const soldOut = page.getByRole('button', { name: 'Sold Out' });
  await expect(soldOut).toHaveAttribute('aria-disabled', 'true');
  await soldOut.click({ force: true });
  await expectInCart(page, 0);
  await expect(page).toHaveURL('/product/plain-shirt');
});
