import { expectAccessible } from '../../support/checks/axe';
import { expectInteractive } from '../../support/checks/hydration';
import { DEMO } from '../../support/shop/demo-products';
import { expect, test } from '../../support/test';

/** The chunk with the code of the size guide. */
const GUIDE = /size-guide[^/]*\.js/;

test('[SIZE-01] the size guide opens beside the sizes, in centimetres and inches, by keyboard @phone @smoke', async ({
  page,
}) => {
  await page.goto(`/product/${DEMO.sized}`);
  await expectInteractive(page);
  const opener = page.getByRole('button', { name: 'Size guide' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const guide = page.getByRole('dialog', { name: 'Size guide' });
  await expect(guide.getByRole('row', { name: /^M \d+ cm/ })).toBeVisible();
  await expectAccessible(page);
  await guide.getByRole('radio', { name: 'Inches' }).check();
  await expect(guide.getByRole('row', { name: /^M [\d.]+ in/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
  await expect(opener).toBeFocused();
});

test('[SIZE-02] a belt has no size guide', async ({ page }) => {
  await page.goto(`/product/${DEMO.plentiful}`);
  await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Size guide' })).toBeHidden();
});

test('[SIZE-03] a size guide that can’t be loaded is reported, and opens when it is tried again', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(
    /Failed to load resource|A part of the page could not be loaded|Loading chunk/,
  );
  await page.goto(`/product/${DEMO.sized}`);
  await expectInteractive(page);
  await page.route(GUIDE, (route) => route.abort());
  const opener = page.getByRole('button', { name: 'Size guide' });
  await opener.click();
  await expect(page.getByText('This could not be opened').first()).toBeVisible();
  await page.unroute(GUIDE);
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Size guide' })).toBeVisible();
});
