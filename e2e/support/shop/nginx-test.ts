import { ShopBehindNginx } from './shop-behind-nginx';
import { test as base } from '../test';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /** A shop behind nginx, for the tests of one worker; addresses are relative to it. */
  shop: ShopBehindNginx;
}

/** Tests of a shop behind nginx, whose certificate nobody knows. */
export const test = base.extend<object, WorkerFixtures>({
  shop: [
    async ({}, provide) => {
      const shop = await ShopBehindNginx.start();
      await provide(shop);
      await shop.stop();
    },
    // It fills a database first.
    { scope: 'worker', timeout: 180_000 },
  ],

  baseURL: ({ shop }, provide) => provide(shop.origin),

  ignoreHTTPSErrors: true,
});
