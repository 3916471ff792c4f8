import { ok } from '../../fake-api/responses';
import { sampleList, samplePicture, sampleProduct } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { cardOf } from '../../support/pages/product-cards';

const COLORS = ['Black', 'White', 'Camel', 'Navy', 'Olive', 'Rust', 'Sage'];

test('[CARD-06] of many colors, a card has five swatches, on a phone three, and the number of the others @phone', async ({
  page,
  fakeApi,
  isMobile,
}) => {
  const images = COLORS.map((color) => ({ url: samplePicture(color), color }));
  const attributes = [{ key: 'color', value: COLORS }];
  const product = sampleProduct({ attributes, images, imgUrl: samplePicture('Black') });
  fakeApi.respondTo('GET /products', ok(sampleList([product])));
  await page.goto('/search?q=shirt');
  const colors = cardOf(page, 'Plain Shirt').getByRole('group', { name: 'Colors' });
  await expect(colors.getByRole('button')).toHaveCount(isMobile ? 3 : 5);
  await expect(colors.getByText(isMobile ? '+4' : '+2')).toBeVisible();
});

test('[CARD-06] a card of a product without pictures of its colors only says how many there are', async ({
  page,
  fakeApi,
}) => {
  const product = sampleProduct({ attributes: [{ key: 'color', value: COLORS }] });
  fakeApi.respondTo('GET /products', ok(sampleList([product])));
  await page.goto('/search?q=shirt');
  const card = cardOf(page, 'Plain Shirt');
  await expect(card.getByText('7 colors')).toBeVisible();
  await expect(card.getByRole('group', { name: 'Colors' })).toHaveCount(0);
});
