import { test as base } from '@playwright/test';
import { FakeApi } from '../../fake-api/fake-api';
import { expectShopComplete } from './expect-shop-complete';
import { FaultShop } from './fault-shop';
import { REMOTES } from './remotes';

export { expect } from '@playwright/test';

interface Fixtures {
  /** The API behind the shop; starts each test with its default responses. */
  api: FakeApi;
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
    async ({ workerApi }, provide, { parallelIndex }) => {
      const shop = await FaultShop.start(workerApi.origin);
      // Workers begin with different remotes, because they wait for each other's build of the same one.
      const names = REMOTES.map(({ name }) => name);
      await shop.build([...names.slice(parallelIndex), ...names.slice(0, parallelIndex)]);
      await expectShopComplete(shop).catch((cause: unknown) => {
        throw new Error(
          `The shop isn't complete, although no remote has a fault yet. Its log:\n${shop.log}`,
          {
            cause,
          },
        );
      });
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  api: [
    async ({ workerApi }, provide) => {
      workerApi.reset();
      await provide(workerApi);
      workerApi.reset();
    },
    { auto: true },
  ],

  shop: async ({ workerShop }, provide) => {
    await workerShop.repair();
    await provide(workerShop);
  },
});
