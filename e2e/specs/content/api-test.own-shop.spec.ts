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

const CONNECTION = 'Connection failed. Check console for details.';
const UNREADABLE = /^Unexpected error: /;

const FAILURES: [name: string, response: FakeResponse, message: string | RegExp][] = [
  ['a failure', failure(500, 'out of order'), CONNECTION],
  ['a refusal', failure(401), CONNECTION],
  ['no response', noResponse, CONNECTION],
  ['invalid JSON', brokenJson, UNREADABLE],
  ['an HTML page', htmlPage, UNREADABLE],
];

test.beforeEach(({ consoleGuard }) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/could not be loaded/, /The connection test failed/);
});

test('[CONT-05] each connection failure is shown and logged, and can be retried', async ({
  page,
  fakeApi,
}) => {
  await page.goto('/api-test');
  const main = page.getByRole('main');
  const again = main.getByRole('button', { name: 'Test Again' });
  await expect(main.getByText('Connected', { exact: true })).toBeVisible();

  for (const [name, response, message] of FAILURES) {
    await test.step(name, async () => {
      fakeApi.respondTo('GET /storeInfo', response);
      const logged = page.waitForEvent('console', (entry) =>
        entry.text().startsWith('The connection test failed.'),
      );
      await again.click();
      await expect(main.getByRole('alert')).toHaveText(message);
      await logged;
      await expect(main.getByText('Connected', { exact: true })).toBeHidden();
    });
  }

  fakeApi.respondTo('GET /storeInfo', ok(sampleStore()));
  await again.click();
  await expect(main.getByText('Connected', { exact: true })).toBeVisible();
  await expect(main.getByRole('alert')).toBeHidden();
});

test('[CONT-05] a slow test shows that it is running; missing store details are "None"', async ({
  page,
  fakeApi,
}) => {
  await page.goto('/api-test');
  const main = page.getByRole('main');
  await expect(main.getByText('Connected', { exact: true })).toBeVisible();
  await expect(main.getByRole('definition')).toContainText(['Kavya & Daughters']);

  const held = fakeApi.hold('GET /storeInfo', ok({ storeName: 'Bare' }));
  await main.getByRole('button', { name: 'Test Again' }).click();
  await expect(main.getByRole('status')).toHaveText('Testing the connection...');
  held.release();
  await expect(main.getByRole('definition')).toHaveText([
    'Bare',
    ...Array.from({ length: 6 }, () => 'None'),
  ]);
});
