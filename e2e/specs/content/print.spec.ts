import type { Page } from '@playwright/test';
import { expectReadable } from '../../support/checks/axe';
import { ADDRESS } from '../../support/api/customers';
import { rupees } from '../../support/pages/money';
import { cartLine, startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

/** Expects a sheet that can be read, has the shop's name, and nothing on it that can only be pressed. */
async function expectSheet(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Aurelle' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expectReadable(page);
  const pressed = page.locator('button, nav, footer, form, dialog, [data-fragment]');
  await expect(pressed.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeHidden();
}

test('[PRINT-01] [PRINT-02] an order, its confirmation, the cart, a product and a policy print as black on white, without menus and buttons @smoke', async ({
  page,
  api,
  catalogue,
  customer,
}) => {
  const { plentiful, sized } = catalogue;
  const { id, total } = await api.placeOrder(customer, plentiful.id);
  const line = cartLine(sized, { selectedSize: sized.size, selectedColor: sized.color });
  await startSignedIn(page, customer, [line]);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const pages = [
    [`/orders/${id}`, [id, plentiful.title, rupees(total), ADDRESS.city]],
    [`/order-success?orderId=${id}`, [id]],
    ['/cart', [line.name, rupees(line.price)]],
    [`/product/${plentiful.id}`, [plentiful.title]],
    ['/privacy', ['Privacy Policy']],
  ] as const;
  for (const [path, texts] of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      for (const text of texts) await expect(main).toContainText(text);
      await expectSheet(page);
    });
  }
});
