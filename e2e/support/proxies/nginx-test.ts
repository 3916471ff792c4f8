import { ShopBehindNginx } from './shop-behind-nginx';
import { test as base } from '../test';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /** A shop behind nginx, for the tests of one worker; addresses are relative to it. */
  shop: ShopBehindNginx;
}

/** Tests of a shop behind nginx, with a self-signed certificate. */
export const test = base.extend<object, WorkerFixtures>({
  shop: [
    async ({}, provide) => {
      const shop = await ShopBehindNginx.start();
      await provide(shop);
      await shop.stop();
    },
    // Filling its database takes a while.
    { scope: 'worker', timeout: 300_000 },
  ],

  baseURL: ({ shop }, provide) => provide(shop.origin),

  ignoreHTTPSErrors: true,
});
