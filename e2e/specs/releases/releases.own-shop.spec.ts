import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { parseRegistry } from '@storefront/host/contracts/parse-registry';
import { STORAGE_KEYS } from '@storefront/host/contracts';
import { versionsOf } from '@storefront/host/contracts/served-versions';
import type { OwnShop } from '../../support/shop/own-shop';
import { publishCopy } from '../../support/published/publish-copy';
import { chooseVisitors, forwardedForHeader } from '../../support/shop/visitors';
import { expect, test } from '../../support/test';

const REMOTE = 'mf-content';
const PAGE = '/contact';
const HEADING = 'Contact Us';

/** Visitors who get a canary with half of the visitors, and others who don't. */
const { inside, outside } = chooseVisitors(REMOTE, 50, { inside: 30, outside: 30 });

/** How long a busy machine may take until enough visitors were there, in milliseconds. */
const PATIENCE = 120_000;

test.describe.configure({ timeout: 2 * PATIENCE });

const unchanged = (script: string) => script;

const breakOnServer = (script: string) =>
  script.replace(
    /children:\s*\(0,\s*[\w.]+\)\(["']Contact Us["']\)/g,
    'children:(()=>{throw new Error("Broken on purpose.")})()',
  );

/** What the registry says of a version. */
async function releaseOf({ deployRoot }: OwnShop, version: string) {
  const registry = parseRegistry(await readFile(path.join(deployRoot, 'registry.json'), 'utf8'));
  const found = versionsOf(registry, REMOTE).find(({ metadata }) => metadata.version === version);
  return `${found?.deployment.traffic} % ${found?.extras.release?.why}`;
}

/** Requests the page as one visitor after the other, until the registry says this of a version. */
async function visitUntil(
  request: APIRequestContext,
  shop: OwnShop,
  { version, expected, visitors }: { version: string; expected: RegExp; visitors: string[] },
): Promise<void> {
  let visits = 0;
  await expect
    .poll(
      async () => {
        const cookie = `${STORAGE_KEYS.visitor}=${visitors[visits % visitors.length]}`;
        visits += 1;
        const headers = { cookie, ...forwardedForHeader(visits % 200) };
        await request.get(shop.origin + PAGE, { headers });
        return releaseOf(shop, version);
      },
      { intervals: [100], timeout: PATIENCE },
    )
    .toMatch(expected);
}

test('a canary whose page throws on the server is halted, without any report of a browser', async ({
  page,
  request,
  ownShops,
}) => {
  const shop = await ownShops.start({ settings: { TRUST_PROXY: 'true' } });
  const options = { share: 50, changeServer: breakOnServer };
  const version = await publishCopy(shop, REMOTE, unchanged, options);
  const expected = /^0 % halted: (\d+) of \1 pages failed on the server/;
  const visitors = inside.flatMap((id, index) => [id, outside[index] ?? id]);
  await visitUntil(request, shop, { version, expected, visitors });
  await page.goto(shop.origin + PAGE);
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
});

test('a canary with a rollout gets all visitors by itself', async ({ request, ownShops }) => {
  const shop = await ownShops.start({ settings: { TRUST_PROXY: 'true' } });
  const rollout = { steps: [50, 75, 100], visitors: 3, minutes: 0 };
  const version = await publishCopy(shop, REMOTE, unchanged, { share: 50, rollout });
  const expected = /^100 % advanced after \d+ visitors$/;
  await visitUntil(request, shop, { version, expected, visitors: inside });
});

test('a version that throws on the server just after everybody got it makes room for the one before', async ({
  request,
  ownShops,
}) => {
  const shop = await ownShops.start();
  const version = await publishCopy(shop, REMOTE, unchanged, { changeServer: breakOnServer });
  const expected = /^0 % halted: (\d+) of \1 pages failed on the server/;
  await visitUntil(request, shop, { version, expected, visitors: ['nobody'] });
  const response = await request.get(shop.origin + PAGE);
  expect(await response.text()).toContain(HEADING);
});

test('the browser of a canary’s visitor reports how fast the page was, once it is hidden', async ({
  page,
  ownShops,
}) => {
  const shop = await ownShops.start();
  const version = await publishCopy(shop, REMOTE, unchanged, { share: 50 });
  const [id = ''] = inside;
  await page.context().addCookies([{ name: STORAGE_KEYS.visitor, value: id, url: shop.origin }]);
  const measuring = page.waitForResponse(/chunk\.vitals\./);
  const loaded = page.waitForRequest((one) => one.postData()?.includes('"loaded"') ?? false);
  await page.goto(shop.origin + PAGE);
  await (await measuring).finished();
  await loaded;
  const reported = page.waitForRequest((one) => one.postData()?.includes('"measured"') ?? false);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const request = await reported;
  const { cookie } = await request.allHeaders();
  expect(cookie).toContain('report_ticket=');
  const report = { remote: REMOTE, version, outcome: 'measured' };
  expect(request.postDataJSON()).toEqual({ ...report, vitals: expect.anything() as unknown });
  expect(request.postDataJSON()).toHaveProperty('vitals.lcp', expect.any(Number));
});
