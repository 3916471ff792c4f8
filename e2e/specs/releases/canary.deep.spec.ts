import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import { STORAGE_KEYS } from '@storefront/host/contracts';
import { parseRegistry } from '@storefront/host/contracts/parse-registry';
import { liveVersion } from '@storefront/tools/deploy';
import { placeOrder } from '../../support/pages/checkout';
import { expect, test } from '../../support/processes/copy-test';
import { openPaymentOnPhone, pay, paymentResponse } from '../../support/pages/payment';
import type { RepositoryCopy } from '../../support/processes/repository-copy';
import { cartLine, startSignedIn } from '../../support/shop/shopper';
import { SteadyRequests } from '../../support/shop/steady-requests';
import { chooseVisitors, forgeFailures, visitAs } from '../../support/shop/visitors';

const HERO = 'mf-catalog/src/features/home/sections/hero.tsx';

/** The text of the hero's link in the first two versions. */
const FIRST = 'Explore Collection';
const SECOND = 'Explore the Second Collection';

const BREAKS_IN_THE_BROWSER =
  "  if (typeof window !== 'undefined') throw new Error('Broken on purpose.');\n";

interface Report {
  remote: string;
  version: string;
  outcome: string;
}

function reportIn(request: Request): Report | undefined {
  return request.url().endsWith('/reports') ? (request.postDataJSON() as Report) : undefined;
}

/** Waits until the page server has the page's report of this outcome for the catalog's code; returns the version. */
async function waitForReport(tab: Page, outcome: string): Promise<string> {
  const response = await tab.waitForResponse((one) => {
    const report = reportIn(one.request());
    return report?.remote === 'mf-catalog' && report.outcome === outcome;
  });
  return reportIn(response.request())?.version ?? '';
}

/** The name of an app's live version in a deploy root. */
async function liveVersionIn(deployRoot: string, app: string): Promise<string> {
  const registry = parseRegistry(await readFile(path.join(deployRoot, 'registry.json'), 'utf8'));
  return liveVersion(registry, app)?.metadata.version ?? '';
}

/** The hero's link on the home page, whose text tells the versions apart. */
function homeLink(tab: Page): Locator {
  return tab.getByRole('main').getByRole('link', { name: /^Explore / });
}

/** Opens the home page twice; returns the text of its link, which must belong to the version of the first visit. */
async function visitTwice(tab: Page, origin: string): Promise<string | null> {
  const loaded = waitForReport(tab, 'loaded');
  await tab.goto(origin);
  const version = await loaded;
  await tab.reload();
  const text = await homeLink(tab).textContent();
  expect(text, 'the version of the first visit').toBe(version.startsWith('2.') ? SECOND : FIRST);
  return text;
}

/** Opens the home page; if its version is the broken one, waits until the page has reported its failure. */
async function visitWhileBroken(tab: Page, origin: string): Promise<void> {
  const loaded = waitForReport(tab, 'loaded').catch(() => '');
  const failed = waitForReport(tab, 'failed').catch(() => '');
  await tab.goto(origin);
  if (!(await isInCanary(tab))) return;
  if (!(await loaded).startsWith('3.')) return;
  await expect(tab.getByRole('main').getByRole('alert')).toBeVisible();
  await failed;
}

/** Whether the open page takes part in a canary. */
function isInCanary(tab: Page): Promise<boolean> {
  return tab.evaluate(
    () => !document.getElementById('page-data')?.textContent.includes('"watched":[]'),
  );
}

async function edit(repository: RepositoryCopy, file: string, from: string, to: string) {
  const text = await repository.read(file);
  expect(text).toContain(from);
  await repository.write(file, text.replace(from, to));
}

test('[REL-04] a canary, its promotion, a canary that is halted, a rollback and a new shell in one running shop', async ({
  page,
  browser,
  request,
  api,
  customer,
  catalogue,
  ownShops,
  repository,
  consoleGuard,
}) => {
  test.setTimeout(900_000);
  consoleGuard.allow(/Broken on purpose/, /This page failed/);
  const shop = await ownShops.start({
    settings: { HTML_CACHE_SECONDS: '1', TRUST_PROXY: 'true' },
  });
  const settings = { DEPLOY_ROOT: shop.deployRoot, API_URL: api.origin };
  const run = async (command: string, ...args: string[]) => {
    const { code, output } = await repository.run(['run', command, '--', ...args], settings);
    expect(code, output).toBe(0);
    return output;
  };
  const homePage = () => request.get(shop.origin);
  const cacheControl = async () => (await homePage()).headers()['cache-control'];

  await expect.poll(cacheControl).toMatch(/^public/);
  const line = cartLine(catalogue.oneSize, { selectedSize: 'One Size', selectedColor: 'Default' });
  await startSignedIn(page, customer, [line], shop.origin);
  await page.goto(`${shop.origin}/cart`);
  const main = page.getByRole('main');
  await expect(main.getByText(catalogue.oneSize.title).first()).toBeVisible();
  const steady = new SteadyRequests(shop.origin, ['/', '/contact', '/products', '/cart']);

  await test.step('a second version goes to exactly the visitors of its share, who keep it', async () => {
    await edit(repository, HERO, FIRST, SECOND);
    await edit(repository, 'mf-catalog/package.json', '"version": "1.', '"version": "2.');
    await run('deploy', 'mf-catalog', '--traffic', '10', '--server-only');
    await expect.poll(cacheControl).toBe('private, no-cache');
    expect((await homePage()).headers()['set-cookie'], 'a first visit').toBeUndefined();
    const cookie = { headers: { cookie: `${STORAGE_KEYS.visitor}=somebody` } };
    const ticket = (await request.get(shop.origin, cookie)).headers()['set-cookie'];
    expect(ticket).toMatch(/^report_ticket=.*; Path=\/reports; HttpOnly/);
    const terms = async () => (await request.get(`${shop.origin}/terms`, cookie)).headers();
    await expect
      .poll(async () => (await terms())['cache-control'], 'a page of another remote')
      .toMatch(/^public/);
    expect((await terms())['set-cookie']).toBeUndefined();

    const visit = (tab: Page) => visitTwice(tab, shop.origin);
    const { inside, outside } = chooseVisitors('mf-catalog', 10, { inside: 6, outside: 10 });
    const seen = await visitAs(browser, shop.origin, [...inside, ...outside], visit);
    expect(seen).toEqual([...inside.map(() => SECOND), ...outside.map(() => FIRST)]);
    const newVisitors = Array.from({ length: 4 }, () => undefined);
    await visitAs(browser, shop.origin, newVisitors, visit);
  });

  await test.step('meanwhile a shopper with an older tab goes on to the checkout', async () => {
    await main.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expect(page).toHaveURL(`${shop.origin}/checkout`);
  });

  await test.step('after its promotion everybody gets it', async () => {
    expect(await run('promote', 'mf-catalog')).toMatch(/ live +100 %.* promoted/);
    await expect.poll(async () => (await homePage()).text()).toContain(SECOND);
    await expect.poll(cacheControl).toMatch(/^public/);
  });

  const orderId = await test.step('the shopper places the order', () => placeOrder(page, customer));

  await test.step('a third version that fails in the browser is halted in spite of forged reports, and nobody gets it any more', async () => {
    await edit(
      repository,
      'mf-catalog/src/features/home/home-page.tsx',
      'export function HomePage() {\n',
      `export function HomePage() {\n${BREAKS_IN_THE_BROWSER}`,
    );
    await edit(repository, 'mf-catalog/package.json', '"version": "2.', '"version": "3.');
    await run('deploy', 'mf-catalog', '--traffic', '50', '--server-only');
    // More visitors of the live version than the 20 that a comparison needs, and of the canary than the 10
    // whose failures halt it.
    const { inside, outside } = chooseVisitors('mf-catalog', 50, { inside: 16, outside: 60 });
    const live = { app: 'mf-catalog', version: await liveVersionIn(shop.deployRoot, 'mf-catalog') };
    await forgeFailures(request, shop.origin, outside.slice(24), live);
    await visitAs(browser, shop.origin, [...outside.slice(0, 24), ...inside], (tab) =>
      visitWhileBroken(tab, shop.origin),
    );
    await expect
      .poll(() => run('registry'), { timeout: 30_000 })
      .toMatch(/mf-catalog\n.* withdrawn .* halted: \d+ of \d+ visitors saw it fail, .* 0 of \d+/);
    expect(shop.log()).toMatch(
      /"stack":"[^"]*Broken on purpose[^"]*mf-catalog\/src\/features\/home\/home-page\.tsx:\d+[^"]*".*a version failed in a browser/,
    );
    const shown = await visitAs(browser, shop.origin, inside.slice(0, 6), async (tab) => {
      await tab.goto(shop.origin);
      return homeLink(tab).textContent();
    });
    expect(new Set(shown)).toEqual(new Set([SECOND]));
  });

  await test.step('a new shell is deployed like a remote', async () => {
    await edit(repository, 'shell/package.json', '"version": "1.', '"version": "2.');
    await run('deploy', 'shell', '--server-only');
    await expect.poll(async () => (await homePage()).text()).toContain('/apps/shell/2.');
    const fresh = await browser.newPage();
    await fresh.goto(shop.origin);
    await expect(homeLink(fresh)).toHaveText(SECOND);
    await fresh.close();
  });

  await test.step('the shopper pays, on the versions with which the tab was opened', async () => {
    const response = paymentResponse(page);
    await pay(page, 'upi_qr', customer);
    const phone = await openPaymentOnPhone(page, await response);
    await phone.getByRole('button', { name: 'Approve payment' }).click();
    await expect(phone).toHaveURL(/\/order-success/);
    await phone.close();
    await expect(page).toHaveURL(`${shop.origin}/order-success?orderId=${orderId}`);
    await expect(main.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  });

  await test.step('after a rollback everybody gets the first version again', async () => {
    expect(await run('rollback', 'mf-catalog')).toMatch(/ live +100 %.* rolled back to/);
    await expect.poll(async () => (await homePage()).text()).toContain(FIRST);
    await page.goto(shop.origin);
    await expect(homeLink(page)).toHaveText(FIRST);
  });

  expect(await steady.stop()).toEqual([]);
  expect(steady.succeeded).toBeGreaterThan(100);
});
