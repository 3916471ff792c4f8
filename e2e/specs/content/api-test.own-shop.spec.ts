import { brokenJson, fails, htmlPage, nothing, ok, type Answer } from '../../stand-in/answers';
import { allowFailedCalls } from '../../stand-in/failed-calls';
import { sampleStore } from '../../stand-in/samples';
import { expect, test } from '../../stand-in/test';

const CONNECTION = 'Connection failed. Check console for details.';
const UNREADABLE = /^Unexpected error: /;

const FAILURES: [name: string, answer: Answer, message: string | RegExp][] = [
  ['a failure', fails(500, 'out of order'), CONNECTION],
  ['a refusal', fails(401), CONNECTION],
  ['nothing', nothing, CONNECTION],
  ['JSON that breaks off', brokenJson, UNREADABLE],
  ['a page', htmlPage, UNREADABLE],
];

test.beforeEach(({ consoleGuard }) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/could not be loaded/, /The connection test failed/);
});

test('[CONT-05] each failure of the connection is told, logged, and tried again on demand', async ({
  page,
  standIn,
}) => {
  await page.goto('/api-test');
  const main = page.getByRole('main');
  const again = main.getByRole('button', { name: 'Test Again' });
  await expect(main.getByText('Connected', { exact: true })).toBeVisible();

  for (const [name, answer, message] of FAILURES) {
    await test.step(name, async () => {
      standIn.answers('GET /storeInfo', answer);
      const logged = page.waitForEvent('console', (entry) =>
        entry.text().startsWith('The connection test failed.'),
      );
      await again.click();
      await expect(main.getByRole('alert')).toHaveText(message);
      await logged;
      await expect(main.getByText('Connected', { exact: true })).toBeHidden();
    });
  }

  standIn.answers('GET /storeInfo', ok(sampleStore()));
  await again.click();
  await expect(main.getByText('Connected', { exact: true })).toBeVisible();
  await expect(main.getByRole('alert')).toBeHidden();
});

test('[CONT-05] a test that takes its time says so; what the store didn’t give is "None"', async ({
  page,
  standIn,
}) => {
  await page.goto('/api-test');
  const main = page.getByRole('main');
  await expect(main.getByText('Connected', { exact: true })).toBeVisible();
  await expect(main.getByRole('definition')).toContainText(['Kavya & Daughters']);

  const held = standIn.holds('GET /storeInfo', ok({ storeName: 'Bare' }));
  await main.getByRole('button', { name: 'Test Again' }).click();
  await expect(main.getByRole('status')).toHaveText('Testing the connection...');
  held.release();
  await expect(main.getByRole('definition')).toHaveText([
    'Bare',
    ...Array.from({ length: 6 }, () => 'None'),
  ]);
});
