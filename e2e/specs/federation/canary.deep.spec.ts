import type { Page, Request } from '@playwright/test';
import { placeOrder } from '../../support/pages/checkout';
import { expect, test } from '../../support/processes/copy-test';
import { openOnPhone, pay, paymentResponse } from '../../support/pages/payment';
import type { RepositoryCopy } from '../../support/processes/repository-copy';
import { cartLine, startSignedIn } from '../../support/shop/shopper';
import { SteadyCalls } from '../../support/shop/steady-requests';
import { visitors } from '../../support/shop/visitors';

const HERO = 'mf-catalog/src/features/home/hero.tsx';

/** What the hero’s link says, version by version. */
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

/** Resolves with the version when the page tells how its home page fares. */
async function reported(tab: Page, outcome: string): Promise<string> {
  const request = await tab.waitForRequest((one) => {
    const report = reportIn(one);
    return report?.remote === 'mf-catalog' && report.outcome === outcome;
  });
  return reportIn(request)?.version ?? '';
}

/** Whether the page that is open takes part in a canary. */
function takesPart(tab: Page): Promise<boolean> {
  return tab.evaluate(
    () => !document.getElementById('page-data')?.textContent.includes('"watched":[]'),
  );
}

async function edit(repository: RepositoryCopy, file: string, from: string, to: string) {
  const text = await repository.read(file);
  expect(text).toContain(from);
  await repository.write(file, text.replace(from, to));
}

test('a canary, its promotion, one that halts itself, a rollback and a new shell, on one running shop', async ({
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
  const shop = await ownShops.start({ settings: { HTML_CACHE_SECONDS: '1' } });
  const settings = { DEPLOY_ROOT: shop.deployRoot, API_URL: api.origin };
  const run = async (command: string, ...args: string[]) => {
    const { code, output } = await repository.run(['run', command, '--', ...args], settings);
    expect(code, output).toBe(0);
    return output;
  };
  const homeLink = (tab: Page) => tab.getByRole('main').getByRole('link', { name: /^Explore / });
  const homePage = () => request.get(shop.origin);

  expect((await homePage()).headers()['cache-control']).toMatch(/^public/);
  const line = cartLine(catalogue.oneSize, { selectedSize: 'One Size', selectedColor: 'Default' });
  await startSignedIn(page, customer, [line], shop.origin);
  await page.goto(`${shop.origin}/cart`);
  const main = page.getByRole('main');
  await expect(main.getByText(catalogue.oneSize.title).first()).toBeVisible();
  const steady = new SteadyCalls(shop.origin, ['/', '/contact', '/products', '/cart']);

  await test.step('a second version goes to a tenth of the visitors, who keep it', async () => {
    await edit(repository, HERO, FIRST, SECOND);
    await edit(repository, 'mf-catalog/package.json', '"version": "1.', '"version": "2.');
    await run('deploy', 'mf-catalog', '--traffic', '10');
    const answer = await homePage();
    expect(answer.headers()['cache-control']).toBe('private, no-cache');
    expect(answer.headers()['set-cookie']).toBeUndefined();
    const terms = await request.get(`${shop.origin}/terms`);
    expect(terms.headers()['cache-control'], 'a page of another remote').toMatch(/^public/);

    const seen = await visitors(browser, 200, async ({ page: tab }) => {
      const loaded = reported(tab, 'loaded');
      await tab.goto(shop.origin);
      const version = await loaded;
      await tab.reload();
      const text = await homeLink(tab).textContent();
      expect(text, 'what the first visit drew').toBe(version.startsWith('2.') ? SECOND : FIRST);
      return text;
    });
    const second = seen.filter((text) => text === SECOND).length;
    expect(second).toBeGreaterThanOrEqual(8);
    expect(second).toBeLessThanOrEqual(33);
    expect(seen.filter((text) => text === FIRST)).toHaveLength(200 - second);
  });

  await test.step('meanwhile a shopper, who came before, goes on to the checkout', async () => {
    await main.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expect(page).toHaveURL(`${shop.origin}/checkout`);
  });

  await test.step('promoted, it is what everybody gets', async () => {
    expect(await run('promote', 'mf-catalog')).toMatch(/ live +100 %.* promoted/);
    await expect.poll(async () => (await homePage()).text()).toContain(SECOND);
    await expect.poll(async () => (await homePage()).headers()['cache-control']).toMatch(/^public/);
  });

  const orderId = await test.step('the shopper places the order', () => placeOrder(page, customer));

  await test.step('a third version that breaks in the browser takes its own visitors away', async () => {
    await edit(
      repository,
      'mf-catalog/src/features/home/home-page.tsx',
      'export function HomePage() {\n',
      `export function HomePage() {\n${BREAKS_IN_THE_BROWSER}`,
    );
    await edit(repository, 'mf-catalog/package.json', '"version": "2.', '"version": "3.');
    await run('deploy', 'mf-catalog', '--traffic', '50');
    await visitors(browser, 60, async ({ page: tab }) => {
      const loaded = reported(tab, 'loaded').catch(() => '');
      const failed = reported(tab, 'failed').catch(() => '');
      await tab.goto(shop.origin);
      if (!(await takesPart(tab))) return;
      if (!(await loaded).startsWith('3.')) return;
      await expect(tab.getByRole('main').getByRole('alert')).toBeVisible();
      await failed;
    });
    await expect
      .poll(() => run('registry'), { timeout: 30_000 })
      .toMatch(/mf-catalog\n.* withdrawn .* halted: it failed for \d+ of \d+ visitors/);
    const shown = await visitors(browser, 20, async ({ page: tab }) => {
      await tab.goto(shop.origin);
      return homeLink(tab).textContent();
    });
    expect(new Set(shown)).toEqual(new Set([SECOND]));
  });

  await test.step('a new shell, deployed like any remote', async () => {
    await edit(repository, 'shell/package.json', '"version": "1.', '"version": "2.');
    await run('deploy', 'shell');
    await expect.poll(async () => (await homePage()).text()).toContain('/apps/shell/2.');
    const fresh = await browser.newPage();
    await fresh.goto(shop.origin);
    await expect(homeLink(fresh)).toHaveText(SECOND);
    await fresh.close();
  });

  await test.step('the shopper, on the versions that the tab began with, pays', async () => {
    const answer = paymentResponse(page);
    await pay(page, 'upi_qr', customer);
    const phone = await openOnPhone(page, await answer);
    await phone.getByRole('button', { name: 'Approve payment' }).click();
    await expect(phone).toHaveURL(/\/order-success/);
    await phone.close();
    await expect(page).toHaveURL(`${shop.origin}/order-success?orderId=${orderId}`);
    await expect(main.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  });

  await test.step('rolled back, everybody has the first version again', async () => {
    expect(await run('rollback', 'mf-catalog')).toMatch(/ live +100 %.* rolled back to/);
    await expect.poll(async () => (await homePage()).text()).toContain(FIRST);
    await page.goto(shop.origin);
    await expect(homeLink(page)).toHaveText(FIRST);
  });

  const { answered, lost } = await steady.stop();
  expect(lost).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});
