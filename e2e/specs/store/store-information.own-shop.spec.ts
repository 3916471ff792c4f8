import {
  brokenJson,
  failure,
  htmlPage,
  noResponse,
  ok,
  type FakeResponse,
} from '../../fake-api/responses';
import { allowFailedCalls } from '../../fake-api/failed-calls';
import { sampleStore } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { categoryLinks } from '../../support/pages/catalog';
import { expectToast } from '../../support/pages/toast';

const FAILED = 'Failed to load store information';
const ERRED = 'An error occurred while loading store information';

test.beforeEach(({ consoleGuard }) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/The store information could not be loaded/);
});

test('[STORE-01] while the store information loads, the layout with header and footer shows', async ({
  page,
  fakeApi,
  isMobile,
}) => {
  const held = fakeApi.hold('GET /storeInfo');
  await page.goto('/terms');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('Loading the page');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  held.release();
  await expect(main.getByRole('article')).toContainText('Kavya Retail Private Limited sells.');
  await expect(page.getByRole('contentinfo')).toContainText('Kavya & Daughters');
  const categories = await categoryLinks(page, isMobile);
  await expect(categories).toHaveText(['Women', 'Men', 'Accessories']);
});

test('[STORE-01] a successful refresh updates name, categories and text at once @phone @smoke', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /storeInfo', failure(503));
  await page.goto('/privacy');
  const again = page.getByRole('main').getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  // The browser repeats the request once, and reports that it failed.
  await expectToast(page, 'Error', 'Failed to load store information. Please refresh the page.');

  const held = fakeApi.hold('GET /storeInfo', ok(sampleStore({ storeName: 'Back Again' })));
  const before = fakeApi.requestsTo('GET /storeInfo').length;
  await again.click();
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await again.click({ force: true });
  held.release();
  await expect(page.getByRole('article')).toContainText('Write to care@kavya.example.');
  await expect(page.getByRole('contentinfo')).toContainText('Back Again');
  expect(fakeApi.requestsTo('GET /storeInfo')).toHaveLength(before + 1);
});

test('[STORE-01] store information may be wrapped in data, and may be empty', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /storeInfo', ok({ data: sampleStore({ storeName: 'Wrapped' }) }));
  await page.goto('/contact');
  await expect(page.getByRole('contentinfo')).toContainText('Wrapped');

  fakeApi.respondTo('GET /storeInfo', ok({}));
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText('Failed to load store information')).toBeHidden();
});

const FAILURES: [name: string, response: FakeResponse, text: string][] = [
  ['a 500', failure(500), FAILED],
  ['a 403', failure(403, 'no entry'), FAILED],
  ['no response', noResponse, ERRED],
  ['invalid JSON', brokenJson, ERRED],
  ['an HTML page', htmlPage, ERRED],
];

test('[STORE-02] a page without the store information says so, and so does a toast', async ({
  page,
  fakeApi,
}) => {
  test.slow();
  for (const [name, response, text] of FAILURES) {
    await test.step(name, async () => {
      fakeApi.respondTo('GET /storeInfo', response);
      await page.goto('/terms');
      await expectToast(
        page,
        'Error',
        'Failed to load store information. Please refresh the page.',
      );
      const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
      await expect(toast).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('alert')).toContainText(text);
    });
  }
});
