import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hashOfToken } from '@storefront/tools/deploy';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { tabAndPress, tabAndType, tabTo } from '../../support/checks/keyboard';
import { overflowingElements } from '../../support/checks/layout';
import {
  ReleaseConsole,
  type Released,
  type ReleasingTeam,
} from '../../support/processes/release-console';
import { expect, test as base } from '../../support/test';

const CATALOGUE_TOKEN = 'catalogue-token-0123';

const TEAMS: ReleasingTeam[] = [
  { name: 'catalogue', tokenHash: hashOfToken(CATALOGUE_TOKEN), apps: ['mf-catalog'] },
  { name: 'platform', tokenHash: hashOfToken('platform-token-01234'), apps: '*' },
];

const ASHA = { by: 'Asha Rao', commit: '0123456789ab' };

const RELEASES: Released[] = [
  { app: 'mf-catalog', version: '1.0.0-aaaaaaaaaaaa', share: 100, ...ASHA },
  { app: 'mf-catalog', version: '1.1.0-bbbbbbbbbbbb', share: 100, ...ASHA },
  { app: 'mf-catalog', version: '1.2.0-cccccccccccc', share: 10, ...ASHA },
  { app: 'mf-payment', version: '1.0.0-dddddddddddd', share: 100, ...ASHA },
  { app: 'mf-payment', version: '1.1.0-eeeeeeeeeeee', share: 100, ...ASHA },
];

/** What a page server would have counted of the canary. */
const TRIAL = {
  app: 'mf-catalog',
  version: '1.2.0-cccccccccccc',
  compared: '1.1.0-bbbbbbbbbbbb',
  visitors: 41,
  measures: [
    {
      measure: 'page',
      candidate: { visits: 52, failures: 7 },
      live: { visits: 150, failures: 2 },
    },
  ],
};

interface Fixtures {
  /** Starts a console, which the test's end stops. */
  startConsole: (
    settings: Record<string, string>,
    teams?: ReleasingTeam[],
  ) => Promise<ReleaseConsole>;
  /** The METRICS_PORT of what answers like a page server. */
  metricsPort: number;
}

const test = base.extend<Fixtures>({
  startConsole: async ({}, provide) => {
    const started: ReleaseConsole[] = [];
    await provide(async (settings, teams = []) => {
      const one = await ReleaseConsole.start({ releases: RELEASES, settings, teams });
      started.push(one);
      return one;
    });
    await Promise.all(started.map((one) => one.stop()));
  },
  metricsPort: async ({}, provide) => {
    const server = createServer((_, response) => response.end(JSON.stringify({ trials: [TRIAL] })));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await provide((server.address() as AddressInfo).port);
    server.close();
  },
});

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/status of 40[13]/));

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const rowOf = (page: Page, app: string, text: string) =>
  sectionOf(page, app).getByRole('row').filter({ hasText: text });

test('[CONS-01] the person at the command line sees who is live where, on a phone too', async ({
  page,
  startConsole,
  metricsPort,
}) => {
  const console = await startConsole({ METRICS_PORT: String(metricsPort) });
  await page.goto(console.printedUrl);
  await expect(page.getByRole('heading', { level: 1, name: 'Who is live where' })).toBeVisible();
  expect(page.url()).toBe(console.url);

  const canary = rowOf(page, 'mf-catalog', '1.2.0-cccccccccccc').first();
  await expect(canary).toContainText(
    /canary.*10 %.*UTC.*deployed as a canary.*Asha Rao.*0123456789ab.*41\.3 of 60 kB/,
  );
  await expect(canary.getByRole('link', { name: 'Report on 1.2.0-cccccccccccc' })).toBeVisible();
  await expect(rowOf(page, 'mf-payment', '1.1.0-eeeeeeeeeeee').first()).toContainText(
    /live.*100 %/,
  );
  await expect(rowOf(page, 'mf-catalog', 'pages failed on the server')).toContainText(
    /7 of 52.*2 of 150/,
  );
  await expect(sectionOf(page, 'History').getByRole('row')).toHaveCount(RELEASES.length + 1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowingElements(page)).toEqual([]);
  await expectAccessible(page);
  const share = page.getByText('10 %', { exact: true }).first();
  expect(await share.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe(
    '"Share"',
  );

  await page.context().clearCookies();
  await page.goto(console.printedUrl);
  await expect(page.getByRole('alert')).toContainText('This address has been used before.');
});

test('[CONS-02] [CONS-03] [REL-03] a team signs in, halts its canary and rolls back, by keyboard alone @smoke', async ({
  page,
  startConsole,
}) => {
  const console = await startConsole({}, TEAMS);
  await page.goto(console.url);
  const token = page.getByLabel('Your team’s token');

  await test.step('a wrong token is refused, with the focus in the field', async () => {
    await tabAndType(page, token, 'unknown-token-012345');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No team has this token.')).toBeVisible();
    await expect(token).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('a team may release its own app, and no other', async () => {
    await page.keyboard.type(CATALOGUE_TOKEN);
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Signed in as catalogue, who may release mf-catalog.'),
    ).toBeVisible();
    await expect(sectionOf(page, 'mf-catalog').getByRole('button')).not.toHaveCount(0);
    await expect(sectionOf(page, 'mf-payment').getByRole('button')).toHaveCount(0);
    const refused = await page.request.post(`${console.url}/mf-payment/rollback`, {
      headers: { origin: new URL(console.url).origin },
      form: { version: '1.1.0-eeeeeeeeeeee' },
    });
    expect(refused.status()).toBe(403);
    expect(await refused.text()).toContain('catalogue may not release mf-payment.');
  });

  await test.step('a halt needs a reason, which the history shows with the team', async () => {
    await tabAndPress(page, page.getByText('Halt a version of mf-catalog'));
    const reason = page.getByLabel('Reason');
    await tabTo(page, reason);
    await page.keyboard.press('Enter');
    await expect(reason).toBeFocused();
    await page.keyboard.type('Prices are shown twice');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('mf-catalog 1.2.0-cccccccccccc was halted.');
    const entry = sectionOf(page, 'History').getByRole('row').nth(1);
    await expect(entry).toContainText(
      /1\.2\.0-cccccccccccc.*halted: Prices are shown twice.*catalogue/,
    );
    await expect(rowOf(page, 'mf-catalog', '1.2.0-cccccccccccc').first()).toContainText(
      /halted: Prices are shown twice.*catalogue.*0123456789ab/,
    );
    await expect(rowOf(page, 'mf-catalog', '1.1.0-bbbbbbbbbbbb').first()).toContainText(
      /live.*100 %/,
    );
  });

  await test.step('without a canary, a rollback leads to the version before', async () => {
    const rollback = page.getByRole('button', { name: 'Roll back to 1.0.0-aaaaaaaaaaaa' });
    await tabAndPress(page, rollback);
    await expect(page.getByRole('status')).toHaveText(
      'mf-catalog 1.1.0-bbbbbbbbbbbb was rolled back.',
    );
    await expect(rowOf(page, 'mf-catalog', '1.0.0-aaaaaaaaaaaa').first()).toContainText(/live/);
    await tabAndPress(page, page.getByRole('button', { name: 'Sign out' }));
    await expect(token).toBeVisible();
  });
});
