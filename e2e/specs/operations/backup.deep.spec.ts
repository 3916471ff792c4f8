import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ApiClient, unitsIn } from '../../support/api/api-client';
import { ApiProcess } from '../../support/processes/api-process';
import { Postgres } from '../../support/processes/postgres';
import { DEMO } from '../../support/shop/demo-products';

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storefront-backup-'));
});
test.afterEach(() => rm(folder, { recursive: true }));

test('a backup that is made while shoppers order is a whole shop (embedded database)', async () => {
  test.setTimeout(180_000);
  const [shop, restored] = [path.join(folder, 'shop'), path.join(folder, 'restored')];
  await backUpUnderLoad({ DATA_DIR: shop }, { DATA_DIR: restored });
});

test('a backup that is made while shoppers order is a whole shop (PostgreSQL)', async () => {
  test.setTimeout(180_000);
  const [shop, restored] = [await Postgres.start(), await Postgres.start()];
  try {
    await shop.fillWithDemo();
    await backUpUnderLoad({ DATABASE_URL: shop.url }, { DATABASE_URL: restored.url });
  } finally {
    await shop.stop();
    await restored.stop();
  }
});

/** Backs up an API's data while shoppers order, and expects a shop of the restored one that adds up. */
async function backUpUnderLoad(
  place: Record<string, string>,
  restoredPlace: Record<string, string>,
): Promise<void> {
  const file = path.join(folder, 'shop.backup');
  const api = await ApiProcess.start(place);
  const client = new ApiClient(api.origin);
  const buyers = await Promise.all([1, 2, 3].map(() => client.register()));
  const initial = await client.stock(DEMO.plentiful);
  const before = await Promise.all(buyers.map((buyer) => client.placeOrder(buyer, DEMO.plentiful)));
  let isBackedUp = false;
  const ordering = buyers.map(async (buyer) => {
    while (!isBackedUp) await client.placeOrder(buyer, DEMO.plentiful);
  });
  expect(await api.run('backup', file)).toContain('is backed up');
  isBackedUp = true;
  await Promise.all(ordering);
  await api.stop();

  const restored = await ApiProcess.restored(restoredPlace, file);
  try {
    const again = new ApiClient(restored.origin);
    const orders = (await Promise.all(buyers.map((buyer) => again.orders(buyer)))).flat();
    const ids = orders.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
    const left = await again.stock(DEMO.plentiful);
    expect(initial.total - left.total).toBe(unitsIn(orders));
    expect(await restored.run('orders', 'check')).toContain('the ledger balances');
  } finally {
    await restored.stop();
  }
}
