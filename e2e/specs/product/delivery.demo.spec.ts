import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { expectInteractive } from '../../support/checks/hydration';
import { stored } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

const DELIVERY = '**/api/v1/delivery?*';

const pinField = (page: Page) => page.getByRole('textbox', { name: 'Delivery to PIN code' });

async function lookUp(page: Page, pin: string): Promise<void> {
  await pinField(page).fill(pin);
  await page.getByRole('button', { name: 'Check delivery' }).click();
}

test('[DEL-01] [DEL-03] the product page says when an order arrives at a PIN code, and the next product’s page remembers the PIN code @phone @smoke', async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.sized.path);
  await expectInteractive(page);
  await lookUp(page, '560 001');
  const delivery = page.getByText(/^Arrives .* Bengaluru, 560001\.$/);
  await expect(delivery).toBeVisible();
  await expectAccessible(page);
  await page.goto(catalogue.oneSize.path);
  await expect(delivery).toBeVisible();
  await expect(pinField(page)).toHaveValue('560001');
});

test('[DEL-02] a PIN code without delivery is reported, and an invalid one is not looked up', async ({
  page,
  catalogue,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|GET \/delivery failed/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/delivery?')) asked.push(request.url());
  });
  await page.goto(catalogue.sized.path);
  await expectInteractive(page);
  for (const pin of ['5600', '060001', '']) {
    await lookUp(page, pin);
    await expect(pinField(page)).toHaveAccessibleDescription(/6 digits/);
    await expect(pinField(page)).toBeFocused();
  }
  expect(asked).toEqual([]);
  await lookUp(page, '999999');
  await expect(page.getByText('We don’t deliver to 999999')).toBeVisible();
  await lookUp(page, '060001');
  await expect(pinField(page)).toHaveAccessibleDescription(/6 digits/);
  await expect(page.getByText('We don’t deliver to 999999')).toBeHidden();
});

test('[DEL-04] a failed lookup is reported and can be retried, and a late response replaces no newer one', async ({
  page,
  catalogue,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|GET \/delivery/);
  await page.goto(catalogue.sized.path);
  await expectInteractive(page);
  await page.route(DELIVERY, (route) => route.abort(), { times: 1 });
  await lookUp(page, '400001');
  await expect(page.getByText('The delivery time could not be looked up.')).toBeVisible();

  const held: Route[] = [];
  await page.route(DELIVERY, (route) => void held.push(route), { times: 1 });
  await page.getByRole('button', { name: 'Check delivery' }).click();
  await expect(page.getByText('Looking up 400001…')).toBeVisible();
  await lookUp(page, '110001');
  await expect(page.getByText(/Delhi, 110001\.$/)).toBeVisible();
  // The page may have aborted this request.
  await held[0]?.continue().catch(() => undefined);
  await page.reload();
  await expect(page.getByText(/Delhi, 110001\.$/)).toBeVisible();
  expect(await stored(page, 'deliveryPin')).toBe('110001');
});
