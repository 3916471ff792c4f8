import { test as base } from '@playwright/test';
import { Api, type Customer } from './api';
import { ConsoleGuard } from './console-guard';
import { OwnShops } from './own-shop';
import { newShopper } from './shopper';

export { expect } from '@playwright/test';

interface Fixtures {
  /** The API, called beside the browser. */
  api: Api;
  /** A shopper with an account, signed in nowhere yet. */
  customer: Customer;
  /** Fails the test on console errors and warnings that it doesn't allow. */
  consoleGuard: ConsoleGuard;
  /** Page servers of the test's own. */
  ownShops: OwnShops;
}

export const test = base.extend<Fixtures>({
  api: async ({ request }, provide) => provide(new Api(request)),

  customer: async ({ api }, provide) => provide(await api.register(newShopper())),

  consoleGuard: [
    async ({ context }, provide) => {
      const guard = new ConsoleGuard();
      guard.watch(context);
      await provide(guard);
      base.expect(guard.complaints(), 'what the console complained of').toEqual([]);
    },
    { auto: true },
  ],

  ownShops: async ({ api }, provide) => {
    const shops = new OwnShops(api.origin);
    await provide(shops);
    await shops.stop();
  },
});
