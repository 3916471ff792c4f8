import { test as base } from '@playwright/test';
import { ApiClient } from './api/api-client';
import { API_ORIGIN } from './settings';
import { ConsoleGuard } from './checks/console-guard';
import { OwnShops } from './shop/own-shop';
import { RateLimits } from './api/rate-limits';
import type { Customer } from './api/customers';
import { CatalogueFinder, type Catalogue } from './api/catalogue-finder';

export { expect } from '@playwright/test';

/** Longer than a rate limit of the API lasts, in milliseconds. */
const RATE_LIMIT_TIMEOUT = 150_000;

interface Fixtures {
  /** The shop's products that tests use. */
  catalogue: Catalogue;
  /** A shopper with a new account, not yet signed in in the browser. */
  customer: Customer;
  /** Delays the test until the API's rate limits leave room for it. */
  waitForRateLimits: void;
  /** Fails the test on console errors and warnings that it doesn't allow. */
  consoleGuard: ConsoleGuard;
  /** Starts page servers for this test alone. */
  ownShops: OwnShops;
}

interface WorkerFixtures {
  rateLimits: RateLimits;
  /** Calls the API of the shop under test, without the browser. */
  api: ApiClient;
  catalogueFinder: CatalogueFinder;
  /**
   * A shopper with an account that the worker's tests share, to save registrations. May have orders
   * already; tests must neither end their session on the server nor place orders that a test counts.
   */
  regular: Customer;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  rateLimits: [
    async ({}, provide, { project }) => provide(new RateLimits(project.outputDir)),
    { scope: 'worker' },
  ],

  api: [
    async ({ rateLimits }, provide) => provide(new ApiClient(API_ORIGIN, rateLimits)),
    { scope: 'worker' },
  ],

  catalogueFinder: [
    async ({ api }, provide) => provide(await CatalogueFinder.readFrom(api)),
    { scope: 'worker' },
  ],

  regular: [
    async ({ api }, provide) => provide(await api.register()),
    { scope: 'worker', timeout: RATE_LIMIT_TIMEOUT },
  ],

  catalogue: async ({ catalogueFinder }, provide) => provide(await catalogueFinder.find()),

  customer: [
    async ({ api }, provide) => provide(await api.register()),
    { timeout: RATE_LIMIT_TIMEOUT },
  ],

  waitForRateLimits: [
    async ({ context, rateLimits }, provide) => {
      await rateLimits.waitForAllowance();
      rateLimits.watch(context);
      await provide();
    },
    { auto: true, timeout: RATE_LIMIT_TIMEOUT },
  ],

  consoleGuard: [
    async ({ context }, provide) => {
      const guard = new ConsoleGuard();
      guard.watch(context);
      await provide(guard);
      base.expect(guard.unexpected(), 'unexpected console messages').toEqual([]);
    },
    { auto: true },
  ],

  ownShops: async ({ api }, provide) => {
    const shops = new OwnShops(api.origin);
    await provide(shops);
    await shops.stop();
  },
});
