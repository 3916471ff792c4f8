import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

/** Width by height of the large picture. */
async function ratioOf(page: Page, productId: string): Promise<number> {
  await page.goto(`/product/${productId}`);
  const pictures = page.getByRole('list', { name: 'Pictures to enlarge' });
  const box = await pictures.getByRole('img').first().boundingBox();
  if (!box) throw new Error(`${productId} has no picture.`);
  return box.width / box.height;
}

test('[PIC-01] an accessory’s picture has the shape of the accessory, and a garment is shown completely @smoke', async ({
  page,
}) => {
  expect(await ratioOf(page, 'bridle-leather-belt')).toBeCloseTo(4 / 3, 1);
  expect(await ratioOf(page, 'suede-bucket-bag')).toBeCloseTo(1.09, 1);
  expect(await ratioOf(page, 'banarasi-brocade-dress')).toBeCloseTo(3 / 4, 1);
});
