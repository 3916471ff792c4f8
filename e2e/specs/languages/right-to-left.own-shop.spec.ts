import { rupees } from '../../support/pages/money';
import { cartLine, startWithStorage } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

/** Characters that keep what is between them apart from the direction of the sentence (UAX #9). */
const [ISOLATE, END_OF_ISOLATE] = ['\u2068', '\u2069'];

test('[LANG-26] in a sentence from right to left a price keeps the order of its signs, and other pages have no signs for that', async ({
  page,
  catalogue: { plentiful },
  ownShops,
}) => {
  const { origin } = await ownShops.start({ settings: { LANGUAGES: 'en,ar' } });
  const line = cartLine(plentiful, {
    selectedSize: plentiful.size,
    selectedColor: plentiful.color,
    quantity: 2,
  });
  await startWithStorage(page, { cart: JSON.stringify([line]) }, origin);
  const main = page.getByRole('main');

  await page.goto(`${origin}/ar/cart`);
  const isolated = `${ISOLATE}${rupees(line.price)}${END_OF_ISOLATE} each`;
  await expect(main.getByText(isolated, { exact: true })).toBeVisible();

  await page.goto(`${origin}/cart`);
  await expect(main.getByText(`${rupees(line.price)} each`, { exact: true })).toBeVisible();
  expect(await page.content()).not.toContain(ISOLATE);
});
