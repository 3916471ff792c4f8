import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { parseRegistry } from '@storefront/shared/contracts/parse-registry';
import { STORAGE_KEYS } from '@storefront/shared/contracts';
import { versionsOf } from '@storefront/shared/contracts/served-versions';
import type { OwnShop } from '../../support/shop/own-shop';
import { publishCopy } from '../../support/shop/publish-copy';
import { chooseVisitors, forwardedForHeader } from '../../support/shop/visitors';
import { expect, test } from '../../support/test';

const REMOTE = 'mf-content';
const PAGE = '/contact';
const HEADING = 'Contact Us';

/** Visitors who get a canary with half of the visitors. */
const { inside } = chooseVisitors(REMOTE, 50, { inside: 30, outside: 0 });

const unchanged = (script: string) => script;

const breakOnServer = (script: string) =>
  script.replace(
    /children:\s*"Contact Us"/g,
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
      { intervals: [100], timeout: 60_000 },
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
  await visitUntil(request, shop, { version, expected, visitors: inside });
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
