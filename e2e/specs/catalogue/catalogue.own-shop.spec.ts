import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ApiClient } from '../../support/api/api-client';
import type { Customer } from '../../support/api/customers';
import { expectAccessible } from '../../support/checks/axe';
import { expectSoon, SOON } from '../../support/checks/expect-soon';
import { fillAddress, orderIdOf } from '../../support/pages/checkout';
import { rupees } from '../../support/pages/money';
import { cardOf } from '../../support/pages/product-cards';
import { ApiProcess } from '../../support/processes/api-process';
import { REPOSITORY } from '../../support/settings';
import { expect, test } from '../../support/shop/own-api-test';
import { startSignedIn, startWithStorage } from '../../support/shop/shopper';

/** A file as Shopify exports it, from its own samples. */
const SHOPIFY_FILE = path.join(
  REPOSITORY,
  'api/src/modules/catalogue/import/testing/files/apparel.csv',
);

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
});
test.afterAll(() => rm(folder, { recursive: true }));

/** Puts a size of the product whose page is open into the cart, which opens. */
async function addSize(page: Page, size: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: size, exact: true }).check();
  await main.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
}

/** Orders what is in the cart that is open. */
async function order(page: Page, customer: Customer): Promise<void> {
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillAddress(page, customer);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
}

test('[CAT-01] a product file of another shop is imported while the shop runs, and its products are found and bought @smoke', async ({
  page,
  ownApi,
  ownShops,
}) => {
  test.setTimeout(240_000);
  const customer = await new ApiClient(ownApi.origin).register();
  const { origin } = await ownShops.start({ apiOrigin: ownApi.origin });
  const mapping = ['--mapping', path.join(folder, 'mapping.json')];

  const waiting = await ownApi.run('catalogue', 'import', SHOPIFY_FILE, ...mapping);
  expect(waiting).toContain('Nothing was imported yet');
  const report = await ownApi.run('catalogue', 'import', SHOPIFY_FILE, ...mapping, '--by', 'Meera');
  expect(report).toContain('20 added');

  await startSignedIn(page, customer, [], origin);
  await page.goto(`${origin}/search?q=varsity`);
  const card = cardOf(page, 'Classic Varsity Top');
  await expect(card).toBeVisible();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(`${origin}/product/classic-varsity-top`);
  await expect(page.getByRole('main').getByText('sport-inspired piece')).toBeVisible();
  await expectAccessible(page);
  await addSize(page, 'M');
  await order(page, customer);
  expect(await ownApi.run('orders', 'show', orderIdOf(page))).toContain('Classic Varsity Top (M)');

  const exported = path.join(folder, 'export.csv');
  await ownApi.run('catalogue', 'export', exported, '--format', 'shopify');
  const again = await ownApi.run('catalogue', 'import', exported, ...mapping, '--yes');
  expect(again).not.toMatch(/\d+ (added|changed|refused)/);
});

const HEADINGS = 'Product,Name,Category,Option 1,Value 1,SKU,Price,Stock';

test('[CAT-02] [CAT-03] what an operator changes is soon seen on every page that has the product', async ({
  page,
  ownApi,
  ownShops,
  consoleGuard,
}) => {
  test.setTimeout(240_000);
  // The page of a product that is hidden.
  consoleGuard.allow(/404/);
  const file = path.join(folder, 'cap.csv');
  await writeFile(
    file,
    [HEADINGS, 'felt-cap,Felt Cap,Caps,Size,M,CAP-M,900,5', 'felt-cap,,,,L,CAP-L,900,5'].join('\n'),
  );
  await ownApi.run('catalogue', 'import', file, '--yes');
  const customer = await new ApiClient(ownApi.origin).register();
  const { origin } = await ownShops.start({ apiOrigin: ownApi.origin });
  await startSignedIn(page, customer, [], origin);
  const main = page.getByRole('main');
  const product = `${origin}/product/felt-cap`;
  await page.goto(product);
  await main.getByRole('button', { name: 'Wishlist', exact: true }).first().click();
  await addSize(page, 'M');
  await order(page, customer);
  const orderId = orderIdOf(page);
  await page.goto(product);
  await addSize(page, 'L');

  await test.step('another price', async () => {
    await ownApi.run('catalogue', 'prices', 'set', 'CAP-L', '750', '--before', '900');
    await expectSoon(page, () =>
      expect(main.getByText(`It was ${rupees(900)} when you added it`)).toBeVisible({
        timeout: 1_000,
      }),
    );
    await page.goto(product);
    await expect(main.getByText(`From ${rupees(750)}`)).toBeVisible(SOON);
  });

  await test.step('a variant that is sold out', async () => {
    const counted = await ownApi.run('catalogue', 'stock', 'set', 'CAP-M', '1');
    expect(counted).toContain('1 in the shop, 1 reserved, 0 can be bought');
    await expectSoon(page, () =>
      expect(main.getByRole('radio', { name: 'M sold out' })).toBeVisible({ timeout: 1_000 }),
    );
    await ownApi.run('catalogue', 'stock', 'set', 'CAP-L', '0');
    await page.goto(`${origin}/cart`);
    await expect(main.getByRole('group', { name: /^Sold out: Felt Cap/ })).toBeVisible(SOON);
  });

  await test.step('a product that is archived', async () => {
    await ownApi.run('catalogue', 'status', 'felt-cap', 'archived');
    await expectSoon(page, () =>
      expect(main.getByRole('group', { name: /^No longer available: Felt Cap/ })).toBeVisible({
        timeout: 1_000,
      }),
    );
    await page.goto(`${origin}/search?q=felt cap`);
    await expect(cardOf(page, 'Felt Cap')).toHaveCount(0);
    await page.goto(product);
    await expect(main.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
    await page.goto(`${origin}/orders/${orderId}`);
    await expect(main.getByText('Felt Cap').first()).toBeVisible();
    await page.goto(`${origin}/wishlist`);
    await expect(cardOf(page, 'Felt Cap')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a product that comes back', async () => {
    await ownApi.run('catalogue', 'status', 'felt-cap', 'active');
    await page.goto(`${origin}/wishlist`);
    await expectSoon(page, () => expect(cardOf(page, 'Felt Cap')).toBeVisible({ timeout: 1_000 }));
  });
});

test('[CAT-04] an operator sets up the store’s name, policies and shipping', async ({
  page,
  ownApi,
  ownShops,
}) => {
  test.setTimeout(180_000);
  const file = path.join(folder, 'terms.md');
  await writeFile(file, '# Our terms\n\nWe keep **promises**.');
  const { origin } = await ownShops.start({ apiOrigin: ownApi.origin });
  await ownApi.run('store', 'set', 'policy.terms', '--file', file);
  await ownApi.run('store', 'set', 'storeName', 'House of Noor');
  expect(await ownApi.run('store', 'set', 'companyEmail', 'nobody')).toContain('companyEmail must');
  await startWithStorage(page, {}, origin);
  await page.goto(`${origin}/terms`);
  await expect(page.getByRole('strong').filter({ hasText: 'promises' })).toBeVisible();
  await expectSoon(page, () =>
    expect(page.getByRole('banner').getByRole('link', { name: 'House of Noor' })).toBeVisible({
      timeout: 1_000,
    }),
  );
});

test('[CAT-05] the pictures that a product file names are shown once they are made, in files for the screen', async ({
  page,
  ownShops,
}) => {
  test.setTimeout(180_000);
  const pictures = path.join(REPOSITORY, 'api/src/demo/pictures');
  const api = await ApiProcess.start({ PICTURES_FOLDER: pictures });
  try {
    const file = path.join(folder, 'coat.csv');
    await writeFile(
      file,
      `${HEADINGS},Picture,Picture text\n` +
        'rain-coat,Rain Coat,Coats,,,COAT,4900,5,cotton-gabardine-trench-front-960.webp,From the front\n' +
        'rain-coat,,,,,,,,no-such-file.webp,',
    );
    await api.run('catalogue', 'import', file, '--yes');
    const { origin } = await ownShops.start({ apiOrigin: api.origin });
    await page.goto(`${origin}/product/rain-coat`);
    const picture = page
      .getByRole('main')
      .getByRole('img', { name: /Rain Coat/ })
      .first();
    let address = '';
    const isServed = async () => {
      await expect(picture).toHaveJSProperty('complete', true, { timeout: 1_000 });
      address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(address).toMatch(/\/pictures\/[\w-]+\.(avif|webp)$/);
    };
    // Making a picture takes as long as the machine has other work.
    await expectSoon(page, isServed, { timeout: 60_000 });
    const served = await page.request.get(address);
    expect(served.headers()['cache-control']).toContain('immutable');
    // It may be put there later, so it is tried again for a while.
    expect(await api.run('pictures', 'list')).toMatch(/no-such-file\.webp {2}attempts \d+: \w/);
  } finally {
    await api.stop();
  }
});
