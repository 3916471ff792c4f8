import { test as base } from '@playwright/test';
import { FakeApi } from '../../fake-api/fake-api';
import { FaultShop } from './fault-shop';

export { expect } from '@playwright/test';

interface Fixtures {
  /** The shop whose remotes a test breaks; each test starts with none broken. */
  shop: FaultShop;
}

interface WorkerFixtures {
  workerApi: FakeApi;
  workerShop: FaultShop;
}

/** Tests of what a fault does to the rest of the shop. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  workerApi: [
    async ({}, provide) => {
      const api = await FakeApi.start();
      await provide(api);
      await api.stop();
    },
    { scope: 'worker' },
  ],

  workerShop: [
    async ({ workerApi }, provide) => {
      const shop = await FaultShop.start(workerApi.origin);
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  shop: async ({ workerShop }, provide) => {
    await workerShop.repair();
    await provide(workerShop);
  },
});
