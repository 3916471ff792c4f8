import type { APIRequestContext, Page } from '@playwright/test';
import { SOON } from '../../support/checks/expect-soon';
import { TestProcess } from '../../support/processes/test-process';
import { ShopInBucket } from '../../support/published/shop-in-bucket';
import { expect, test as base } from '../../support/test';

const REMOTE = 'mf-content';
const PAGE = '/contact';
const BEFORE = 'Contact Us';
const AFTER = 'Write to Us';

const renameHeading = (script: string) => script.replaceAll(BEFORE, AFTER);

const test = base.extend<{ shop: ShopInBucket }>({
  shop: async ({ api }, provide) => {
    const shop = await ShopInBucket.start(api.origin);
    await provide(shop);
    await shop.stop();
  },
});

test.describe.configure({ timeout: 180_000 });

/** Expects that all page servers soon send pages whose registry has a version, or hasn't. */
async function expectServedSoon(
  request: APIRequestContext,
  { servers }: ShopInBucket,
  { version, isServed }: { version: string; isServed: boolean },
): Promise<void> {
  // A page of another remote: its content doesn't depend on the version.
  const isServedBy = async ({ origin }: { origin: string }) =>
    (await (await request.get(`${origin}/login`)).text()).includes(`/apps/${REMOTE}/${version}/`);
  await expect
    .poll(() => Promise.all(servers.map(isServedBy)), { ...SOON, intervals: [100] })
    .toEqual(servers.map(() => isServed));
}

async function expectShown(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

const readiness = async (request: APIRequestContext, origin: string) => {
  const response = await request.get(`${origin}/readyz`);
  return [response.status(), ((await response.json()) as { away: string[] }).away];
};

test('[REL-06] page servers without a common folder serve the shop out of one bucket, and follow a deploy and a rollback', async ({
  page,
  request,
  shop,
}) => {
  let version = '';
  await page.goto(shop.servers[0].origin + PAGE);
  await expectShown(page, BEFORE);
  await test.step('a deploy is soon on all page servers', async () => {
    version = await shop.deployCopy(REMOTE, renameHeading);
    await expectServedSoon(request, shop, { version, isServed: true });
    for (const { origin } of shop.servers) {
      await page.goto(origin + PAGE);
      await expectShown(page, AFTER);
    }
  });
  await test.step('so is a rollback by its command', async () => {
    const rollback = ['scripts/run.mjs', 'release/rollback', REMOTE];
    const command = new TestProcess('node', rollback, { env: shop.settings });
    await command.waitForOutput('rolled back to');
    await expectServedSoon(request, shop, { version, isServed: false });
    for (const { origin } of shop.servers) {
      await page.goto(origin + PAGE);
      await expectShown(page, BEFORE);
    }
  });
});

test('[REL-07] while the bucket is away, shoppers notice nothing, and a page server that starts serves what it had', async ({
  page,
  request,
  shop,
}) => {
  const [first, second] = shop.servers;
  shop.bucket.isDown = true;
  for (const { origin } of shop.servers) {
    await expect.poll(() => readiness(request, origin)).toEqual([200, ['deploy root']]);
  }
  await second.crash();
  await second.restart();
  expect(await readiness(request, second.origin)).toEqual([200, ['deploy root']]);
  for (const { origin } of shop.servers) {
    await page.goto(`${origin}/products?category=jeans`);
    await page.getByRole('main').getByRole('link').first().click();
    await page.goto(origin + PAGE);
    await expectShown(page, BEFORE);
  }
  expect(first.log.match(/The deploy root can't be used/g)).toHaveLength(1);

  shop.bucket.isDown = false;
  await expect.poll(() => readiness(request, first.origin)).toEqual([200, []]);
  await expect.poll(() => readiness(request, second.origin)).toEqual([200, []]);
  const version = await shop.deployCopy(REMOTE, renameHeading);
  await expectServedSoon(request, shop, { version, isServed: true });
});
