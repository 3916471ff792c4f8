import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ApiClient } from '../../support/api/api-client';
import { ApiProcess } from '../../support/processes/api-process';
import { Postgres } from '../../support/processes/postgres';
import { DEMO } from '../../support/shop/demo-products';

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storefront-backup-'));
});
test.afterEach(() => rm(folder, { recursive: true }));

test('a backup that is made while shoppers order restores a consistent shop (embedded database)', async () => {
  test.setTimeout(180_000);
  const [shop, restored] = [path.join(folder, 'shop'), path.join(folder, 'restored')];
  await backUpUnderLoad({ DATA_DIR: shop }, { DATA_DIR: restored });
});

test('a backup that is made while shoppers order restores a consistent shop (PostgreSQL)', async () => {
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

/** Backs up an API's data while shoppers register and order; expects that the restored shop is consistent. */
async function backUpUnderLoad(
  place: Record<string, string>,
  restoredPlace: Record<string, string>,
): Promise<void> {
  const file = path.join(folder, 'shop.backup');
  const api = await ApiProcess.start(place);
  const client = new ApiClient(api.origin);
  const initial = await client.stock(DEMO.plentiful);
  const buyer = await client.register();
  const { id } = await client.placeOrder(buyer, DEMO.plentiful);
  let isBackedUp = false;
  const ordering = [1, 2].map(async () => {
    while (!isBackedUp) await client.placeOrder(await client.register(), DEMO.plentiful);
  });
  expect(await api.run('backup', file)).toContain('is backed up');
  isBackedUp = true;
  await Promise.all(ordering);
  await api.stop();

  const restored = await ApiProcess.restored(restoredPlace, file);
  try {
    const again = new ApiClient(restored.origin);
    expect(await again.order(id, buyer.token)).toMatchObject({ id, status: 0 });
    const left = await again.stock(DEMO.plentiful);
    // Each order has one unit.
    expect(await restored.run('orders', 'check')).toBe(
      `${initial.total - left.total} orders checked: the ledger balances.`,
    );
  } finally {
    await restored.stop();
  }
}
