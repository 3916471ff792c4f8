import { expectInteractive } from '../../support/checks/hydration';
import { layoutShift } from '../../support/checks/layout-shift';
import { expectPicture } from '../../support/pages/pictures';
import { DRESS } from '../../support/shop/demo-products';
import { expect, test } from '../../support/test';

test('[PDP-14] a chosen color is shown in gallery, thumbnails and enlarged view, and nothing moves @phone @smoke', async ({
  page,
}) => {
  await page.goto(`/product/${DRESS.id}`);
  await expectInteractive(page);
  const pictures = page.getByRole('list', { name: 'Pictures to enlarge' });
  await expectPicture(pictures.getByRole('img').first(), DRESS.champagne);
  const shift = await layoutShift(page);

  await page.getByRole('radio', { name: 'Bordeaux' }).check();
  await expectPicture(pictures.getByRole('img').first(), DRESS.bordeaux);
  await expect(pictures.getByRole('img')).toHaveCount(3);
  // The name of the color, at the end of its line, is as long as it is.
  expect((await layoutShift(page)) - shift).toBeLessThan(0.001);

  await pictures.getByRole('button', { name: 'Enlarge picture 1 of 3' }).click();
  const enlarged = page.getByRole('dialog', { name: DRESS.title });
  await expectPicture(enlarged.getByRole('img', { name: DRESS.title }), DRESS.bordeaux);
  await enlarged.getByRole('button', { name: 'Next picture' }).click();
  await expectPicture(enlarged.getByRole('img', { name: DRESS.title }), DRESS.bordeauxCloth);
});

test('[PDP-15] the color that the pictures show is chosen, and a missing size is asked for at its choice @phone', async ({
  page,
}) => {
  await page.goto(`/product/${DRESS.id}`);
  await expectInteractive(page);
  await expect(page.getByRole('radio', { name: 'Champagne' })).toBeChecked();
  const sizes = page.getByRole('radiogroup', { name: 'Size' });
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).press('Enter');
  await expect(sizes.getByText('Choose a size')).toBeInViewport();
  await expect(sizes.getByRole('radio').first()).toBeFocused();
  await expect(sizes).toHaveAccessibleDescription('Choose a size');
  await sizes.getByRole('radio', { name: 'M', exact: true }).check();
  await expect(sizes.getByText('Choose a size')).toBeHidden();
});

test('[PDP-14] the picture of a color is loaded when the color is pointed at', async ({ page }) => {
  await page.goto(`/product/${DRESS.id}`);
  await expectInteractive(page);
  const loaded = page.waitForResponse((response) => response.url().includes(DRESS.bordeaux));
  await page.getByRole('radio', { name: 'Bordeaux' }).hover();
  expect((await loaded).ok()).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[PDP-14] an address with a color shows the product in it', async ({ page }) => {
    await page.goto(`/product/${DRESS.id}?color=bordeaux`);
    const pictures = page.getByRole('list', { name: 'Pictures to enlarge' });
    await expectPicture(pictures.getByRole('img').first(), DRESS.bordeaux);
    await expect(page.getByRole('radio', { name: 'Bordeaux' })).toBeChecked();
  });
});
