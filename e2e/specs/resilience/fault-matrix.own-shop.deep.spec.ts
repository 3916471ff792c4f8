import type { Page } from '@playwright/test';
import type { ApiCall } from '@storefront/shared/contracts/api';
import { faultsOf } from '../../fake-api/faults';
import { defaultResponses } from '../../fake-api/default-responses';
import { expect, test } from '../../fake-api/test';
import { ORDER, PAYMENT, SHIRT } from '../../fake-api/samples';
import { expectSettled, findPageProblems } from '../../support/checks/page-problems';
import { pressRetry } from '../../support/pages/retry';
import { startSignedIn } from '../../support/shop/shopper';

interface VisitedPage {
  path: string;
  /** The calls of the page while it loads. */
  calls: ApiCall[];
  /** A text of the page when all calls succeed. */
  good: string;
  signedIn?: boolean;
}

const PAGES: VisitedPage[] = [
  { path: '/', calls: ['GET /storeInfo', 'GET /products'], good: 'Shirt 1' },
  { path: '/products', calls: ['GET /storeInfo', 'GET /products'], good: 'Women' },
  {
    path: '/products?category=women',
    calls: ['GET /storeInfo', 'GET /products'],
    good: 'Shirt 1',
  },
  { path: '/search?q=shirt', calls: ['GET /storeInfo', 'GET /products'], good: 'Shirt 1' },
  {
    path: '/wishlist/shared?items=shirt-1',
    calls: ['GET /storeInfo', 'GET /products'],
    good: 'Shirt 1',
  },
  { path: '/wishlist', calls: ['GET /storeInfo'], good: 'Nothing saved yet' },
  {
    path: '/product/plain-shirt',
    calls: ['GET /storeInfo', 'GET /products/{id}'],
    good: 'Add to Cart',
  },
  { path: '/cart', calls: ['GET /storeInfo'], good: 'Your cart is empty' },
  { path: '/order-success', calls: ['GET /storeInfo'], good: 'There is no order to show here' },
  { path: '/login', calls: ['GET /storeInfo'], good: 'Sign In' },
  { path: '/register', calls: ['GET /storeInfo'], good: 'Create Account' },
  { path: '/forgot-password', calls: ['GET /storeInfo'], good: 'Send Link' },
  { path: '/track-order', calls: ['GET /storeInfo'], good: 'Track Your Order' },
  { path: '/contact', calls: ['GET /storeInfo'], good: 'care@kavya.example' },
  { path: '/terms', calls: ['GET /storeInfo'], good: 'Kavya Retail Private Limited sells.' },
  { path: '/api-test', calls: ['GET /storeInfo'], good: 'Connected' },
  {
    path: '/account',
    calls: ['GET /storeInfo', 'GET /accountInfo', 'GET /addresses'],
    good: 'meera@example.com',
    signedIn: true,
  },
  { path: '/orders', calls: ['GET /storeInfo', 'GET /orders'], good: ORDER, signedIn: true },
  {
    path: `/orders/${ORDER}`,
    calls: ['GET /storeInfo', 'GET /orders/{id}'],
    good: ORDER,
    signedIn: true,
  },
  {
    path: PAYMENT,
    calls: ['GET /storeInfo', 'GET /payments/fields', 'GET /orders/{id}'],
    good: 'Payer',
    signedIn: true,
  },
  {
    path: '/checkout',
    calls: ['GET /storeInfo', 'GET /accountInfo', 'GET /addresses'],
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

for (const { path, calls, good, signedIn } of PAGES) {
  test(`${path} keeps its layout, shows a message and recovers, whatever responses its calls get`, async ({
    page,
    fakeApi,
    consoleGuard,
  }) => {
    test.setTimeout(180_000);
    // Failures may be logged in any words; uncaught errors still fail the test.
    consoleGuard.allow(/^(error|warning): /);
    for (const call of calls) {
      for (const { name, response } of faultsOf(call)) {
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
      await test.step(`${call}: a slow response`, async () => {
        const held = fakeApi.hold(call);
        await open(page, path, signedIn);
        await expect.poll(() => findPageProblems(page), `${call}: no response yet`).toEqual([]);
        held.release();
        await expectRecovered(page, good);
      });
    }
  });
}
