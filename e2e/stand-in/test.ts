import { DEPLOY_ROOT } from '../support/settings';
import { PageServer } from '../support/page-server';
import { test as base } from '../support/test';
import { StandInApi } from './stand-in-api';

export { expect } from '@playwright/test';

interface Fixtures {
  /** The API behind the shop; everything as usual until the test says otherwise. */
  standIn: StandInApi;
}

interface WorkerFixtures {
  standInApi: StandInApi;
  standInShop: PageServer;
}

/** Tests of the shop over an API that does as it is told; addresses without origin are that shop's. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  standInApi: [
    async ({}, provide) => {
      const api = await StandInApi.start();
      await provide(api);
      await api.stop();
    },
    { scope: 'worker' },
  ],

  standInShop: [
    async ({ standInApi }, provide) => {
      const options = { apiOrigin: standInApi.origin, deployRoot: DEPLOY_ROOT };
      const server = await PageServer.start(options);
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ standInShop }, provide) => provide(standInShop.origin),

  standIn: [
    async ({ standInApi, page }, provide) => {
      standInApi.reset();
      await provide(standInApi);
      // Whatever still waits is let go before the page is closed.
      standInApi.reset();
      await page.close();
    },
    { auto: true },
  ],
});
