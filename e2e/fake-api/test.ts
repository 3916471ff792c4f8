import { DEPLOY_ROOT } from '../support/settings';
import { PageServer } from '../support/processes/page-server';
import { expectShopComplete } from '../support/faults/expect-shop-complete';
import { test as base } from '../support/test';
import { FakeApi } from './fake-api';

export { expect } from '@playwright/test';

/** The processes of all remotes start one after the other, which takes long on a busy machine; in milliseconds. */
const START_TIMEOUT = 120_000;

interface Fixtures {
  /** The API behind the shop; starts each test with its default responses. */
  fakeApi: FakeApi;
}

interface WorkerFixtures {
  workerFakeApi: FakeApi;
  fakeApiShop: PageServer;
}

/** Tests of the shop over a fake API; relative addresses lead to that shop. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  workerFakeApi: [
    async ({}, provide) => {
      const api = await FakeApi.start();
      await provide(api);
      await api.stop();
    },
    { scope: 'worker' },
  ],

  fakeApiShop: [
    async ({ workerFakeApi }, provide) => {
      const options = { apiOrigin: workerFakeApi.origin, deployRoot: DEPLOY_ROOT };
      const server = await PageServer.start(options);
      // Until the process that renders it has started, a page is sent without content.
      await expectShopComplete(server);
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: START_TIMEOUT },
  ],

  baseURL: async ({ fakeApiShop }, provide) => provide(fakeApiShop.origin),

  fakeApi: [
    async ({ workerFakeApi, page }, provide) => {
      workerFakeApi.reset();
      await provide(workerFakeApi);
      // Pages are closed before the reset, which aborts pending requests: they would log them as failed.
      for (const open of page.context().pages()) await open.close();
      workerFakeApi.reset();
    },
    { auto: true },
  ],
});
