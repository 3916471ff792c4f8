import { test as base } from '@playwright/test';
import { Api, type Customer } from './api';
import { ConsoleGuard } from './console-guard';
import { OwnShops } from './own-shop';
import { RateLimits } from './rate-limits';
import { newShopper } from './shopper';
import { CatalogueFinder, type Catalogue } from './tested-catalogue';

export { expect } from '@playwright/test';

/** Longer than the API lets one wait before it takes further calls, in milliseconds. */
const LONG_WAIT = 150_000;

interface Fixtures {
  /** The API, called beside the browser. */
  api: Api;
  /** What of the shop's own products the tests use. */
  catalogue: Catalogue;
  /** A shopper with a new account, signed in nowhere yet. */
  customer: Customer;
  /** Starts the test when the API takes the calls that it may make. */
  roomForCalls: void;
  /** Fails the test on console errors and warnings that it doesn't allow. */
  consoleGuard: ConsoleGuard;
  /** Page servers of the test's own. */
  ownShops: OwnShops;
}

interface WorkerFixtures {
  rateLimits: RateLimits;
  workerApi: Api;
  catalogueFinder: CatalogueFinder;
  /**
   * A shopper with an account whom the worker's other tests use too: may have orders already, and
   * must neither be signed out by the server nor buy what a test counts. Spares a registration.
   */
  regular: Customer;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  rateLimits: [
    async ({}, provide, { project }) => provide(new RateLimits(project.outputDir)),
    { scope: 'worker' },
  ],

  workerApi: [
    async ({ playwright, rateLimits }, provide) => {
      const request = await playwright.request.newContext();
      await provide(new Api(request, rateLimits));
      await request.dispose();
    },
    { scope: 'worker' },
  ],

  catalogueFinder: [
    async ({ workerApi }, provide) => provide(await CatalogueFinder.readFrom(workerApi)),
    { scope: 'worker' },
  ],

  regular: [
    async ({ workerApi }, provide) => provide(await workerApi.register(newShopper())),
    { scope: 'worker', timeout: LONG_WAIT },
  ],

  api: async ({ request, rateLimits }, provide) => provide(new Api(request, rateLimits)),

  catalogue: async ({ catalogueFinder }, provide) => provide(await catalogueFinder.find()),

  customer: [
    async ({ api }, provide) => provide(await api.register(newShopper())),
    { timeout: LONG_WAIT },
  ],

  roomForCalls: [
    async ({ context, rateLimits }, provide) => {
      await rateLimits.waitForRoom();
      rateLimits.watch(context);
      await provide();
    },
    { auto: true, timeout: LONG_WAIT },
  ],

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
