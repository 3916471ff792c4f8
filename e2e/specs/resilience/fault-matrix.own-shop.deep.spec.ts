import type { Page } from '@playwright/test';
import type { ApiCall } from '@storefront/host/contracts/api';
import { faultInTurn, faultOfEachOutcome } from '../../fake-api/faults';
import { defaultResponses } from '../../fake-api/default-responses';
import { expect, test } from '../../fake-api/test';
import { ORDER, PAYMENT, SHIRT } from '../../fake-api/samples';
import { expectSettled, findPageProblems } from '../../support/checks/page-problems';
import { pressRetry } from '../../support/pages/retry';
import { startSignedIn } from '../../support/shop/shopper';

interface VisitedPage {
  path: string;
  /** The calls of the page while it loads, besides the one for the store information. */
  calls: ApiCall[];
  /** A text of the page when all calls succeed. */
  good: string;
  signedIn?: boolean;
}

const PAGES: VisitedPage[] = [
  { path: '/', calls: ['GET /products'], good: 'Shirt 1' },
  { path: '/products', calls: ['GET /products'], good: 'Women' },
  { path: '/products?category=women', calls: ['GET /products'], good: 'Shirt 1' },
  { path: '/search?q=shirt', calls: ['GET /products'], good: 'Shirt 1' },
  { path: '/collections', calls: ['GET /collections'], good: 'After Dark' },
  { path: '/collections/after-dark', calls: ['GET /collections/{slug}'], good: 'After Dark' },
  { path: '/wishlist/shared?items=shirt-1', calls: ['GET /products'], good: 'Shirt 1' },
  { path: '/wishlist', calls: [], good: 'Nothing saved yet' },
  {
    path: '/product/plain-shirt',
    calls: ['GET /products/{id}', 'GET /products/{id}/reviews'],
    good: 'Add to Cart',
  },
  {
    path: '/product/plain-shirt/reviews',
    calls: ['GET /products/{id}', 'GET /products/{id}/reviews'],
    good: 'Reviews of Plain Shirt',
  },
  { path: '/cart', calls: [], good: 'Your cart is empty' },
  { path: '/order-success', calls: [], good: 'There is no order to show here' },
  { path: '/login', calls: [], good: 'Sign In' },
  { path: '/register', calls: [], good: 'Create Account' },
  { path: '/forgot-password', calls: [], good: 'Send Link' },
  { path: '/track-order', calls: [], good: 'Track Your Order' },
  { path: '/contact', calls: [], good: 'care@kavya.example' },
  { path: '/terms', calls: [], good: 'Kavya Retail Private Limited sells.' },
  { path: '/api-test', calls: [], good: 'Connected' },
  {
    path: '/account',
    calls: ['GET /accountInfo', 'GET /addresses', 'GET /messages/choices'],
    good: 'meera@example.com',
    signedIn: true,
  },
  { path: '/orders', calls: ['GET /orders'], good: ORDER, signedIn: true },
  {
    path: `/orders/${ORDER}`,
    calls: ['GET /orders/{id}'],
    good: ORDER,
    signedIn: true,
  },
  {
    path: PAYMENT,
    calls: ['GET /payments/fields', 'GET /orders/{id}', 'GET /orders/{id}/cash-on-delivery'],
    good: 'Payer',
    signedIn: true,
  },
  {
    path: '/checkout',
    calls: ['GET /accountInfo', 'GET /addresses', 'GET /messages/choices', 'POST /quotes'],
    good: 'Complete Your Order',
    signedIn: true,
  },
];

async function expectRecovered(page: Page, good: string): Promise<void> {
  await expect(
    page.getByRole('main').getByText(good).filter({ visible: true }).first(),
  ).toBeVisible();
}

async function open(page: Page, path: string, signedIn = false): Promise<void> {
  if (signedIn) await startSignedIn(page, { token: 'a-token' }, [SHIRT]);
  await page.goto(path);
}

for (const [turn, { path, calls, good, signedIn }] of PAGES.entries()) {
  test(`${path} keeps its layout, shows a message and recovers, whatever responses its calls get`, async ({
    page,
    fakeApi,
    consoleGuard,
  }) => {
    test.setTimeout(180_000);
    // Failures may be logged in any words; uncaught errors still fail the test.
    consoleGuard.allow(/^(error|warning): /);

    async function expectContained(call: ApiCall, faults: ReturnType<typeof faultInTurn>) {
      for (const { name, response } of faults) {
        await test.step(`${call}: ${name}`, async () => {
          fakeApi.respondTo(call, response);
          await open(page, path, signedIn);
          await expectSettled(page);
          await expect.poll(() => findPageProblems(page), `${call}: ${name}`).toEqual([]);
          fakeApi.respondTo(call, defaultResponses[call]);
          if (!(await pressRetry(page))) await open(page, path, signedIn);
          await expectRecovered(page, good);
        });
      }
    }

    async function expectSlowResponseContained(call: ApiCall) {
      await test.step(`${call}: a slow response`, async () => {
        const held = fakeApi.hold(call);
        await open(page, path, signedIn);
        await expect.poll(() => findPageProblems(page), `${call}: no response yet`).toEqual([]);
        held.release();
        await expectRecovered(page, good);
      });
    }

    // The shell reads the store information in the same way on all pages.
    await expectContained('GET /storeInfo', faultInTurn('GET /storeInfo', turn));
    if (calls.length === 0) await expectSlowResponseContained('GET /storeInfo');
    for (const call of calls) {
      await expectContained(call, faultOfEachOutcome(call, turn));
      await expectSlowResponseContained(call);
    }
  });
}
