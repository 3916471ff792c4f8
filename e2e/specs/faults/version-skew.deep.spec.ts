import type { Page } from '@playwright/test';
import { HOST_CONTRACT } from '@storefront/host/contracts/registry';
import { expectInteractive } from '../../support/checks/hydration';
import { newShopper } from '../../support/api/customers';
import { openCart } from '../../support/pages/cart';
import { addByCard } from '../../support/pages/product-cards';
import { placeOrder } from '../../support/pages/checkout';
import { expectShopComplete } from '../../support/faults/expect-shop-complete';
import { ALL_PAGES, VERSION_FAULTS } from '../../support/faults/fault-tables';
import {
  EARLIER_CONTRACT,
  LATER_CONTRACT,
  requiringHostContract,
} from '../../support/faults/host-contracts';
import { REMOTES } from '../../support/faults/remotes';
import { recordResult } from '../../support/faults/results';
import type { FaultShop } from '../../support/faults/fault-shop';
import { slowestPage } from '../../support/faults/on-server/server-page';
import { startWithCart } from '../../support/faults/shopper-with-cart';
import { expectInCart } from '../../support/pages/cart';
import { expect, test } from '../../support/faults/test';

async function record(shop: FaultShop, fault: string, sees: string): Promise<void> {
  const after = await slowestPage(shop.origin);
  await recordResult({ table: 'versions', fault, remote: ALL_PAGES, sees, after });
}

test('remotes built for an earlier minor host contract are rendered, hydrated and used', async ({
  page,
  shop,
}) => {
  await startWithCart(page, shop.origin);
  for (const { name, path, heading } of REMOTES) {
    await test.step(name, async () => {
      const built = await shop.breakRemote(name, 'none', {
        [`^${HOST_CONTRACT}`]: `^${EARLIER_CONTRACT}`,
      });
      await shop.publish(name, [requiringHostContract(built, EARLIER_CONTRACT)]);
      await expectShopComplete(shop);
      await page.goto(shop.origin + path);
      await expectInteractive(page);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectInCart(page, 2);
    });
  }
  await record(shop, VERSION_FAULTS.older, 'every page as always');
});

test('a remote that needs a newer host contract is rendered and used in its previous version', async ({
  page,
  shop,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await startWithCart(page, shop.origin);
  for (const { name, path, heading } of REMOTES) {
    await test.step(name, async () => {
      const newer = requiringHostContract(await shop.breakRemote(name, 'none'), LATER_CONTRACT);
      const before = { ...shop.liveVersion(name), deployment: { traffic: 0, default: false } };
      await shop.publish(name, [newer, before]);
      await expectShopComplete(shop);
      await page.goto(shop.origin + path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const refused = `${name} ${newer.metadata.version} could not be loaded`;
      await expect.poll(() => messages.filter((text) => text.includes(refused)).length).toBe(1);
    });
  }
  await record(shop, VERSION_FAULTS.newer, 'every page as always, by the version before');
});

test('a shopper can buy in a tab that was opened before three deploys and a rollback', async ({
  page,
  shop,
}) => {
  await openListingWithCart(page, shop);
  for (const { name } of REMOTES.slice(0, 3)) await shop.breakRemote(name, 'none');
  await shop.repair();
  await expectShopComplete(shop);
  await buy(page);
  await record(shop, VERSION_FAULTS.tab, 'the whole way to the paid order');
});

test('a purchase in progress succeeds, although a broken version of each remote is deployed before it is needed', async ({
  page,
  shop,
}) => {
  await openListingWithCart(page, shop);
  await buy(page, async (remote) => {
    await shop.breakRemote(remote, 'render throws in the browser');
  });
  await shop.repair();
  await record(shop, VERSION_FAULTS.purchase, 'the whole way to the paid order');
});

async function openListingWithCart(page: Page, shop: FaultShop): Promise<void> {
  await startWithCart(page, shop.origin);
  await page.goto(`${shop.origin}/products?category=women`);
  await expectInteractive(page);
}

/** Goes from the listing to the paid order; `before` is called before each remote is needed. */
async function buy(
  page: Page,
  before: (remote: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await before('mf-catalog');
  // The bag that opens after a product is added is a fragment of this remote.
  await before('mf-cart-checkout');
  await addByCard(page, 'Shirt 1');
  await expectInCart(page, 3);
  await openCart(page);
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await before('mf-payment');
  await placeOrder(page, newShopper());
  await before('mf-account-orders');
  await page.getByLabel('Payer').fill('Meera');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
}
