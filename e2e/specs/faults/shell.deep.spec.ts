import type { Page } from '@playwright/test';
import { findPageProblems } from '../../support/checks/page-problems';
import { expectShopComplete } from '../../support/faults/expect-shop-complete';
import { ALL_PAGES, API_PAIRS } from '../../support/faults/fault-tables';
import type { RemoteUnderTest } from '../../support/faults/remotes';
import { recordResult } from '../../support/faults/results';
import { PAGE_LIMIT_MS } from '../../support/faults/on-server/server-faults';
import { fetchPageInTime, slowestPage } from '../../support/faults/on-server/server-page';
import { REGISTRY_FAULTS } from '../../support/faults/shell-faults';
import { increaseCartQuantity, startWithCart } from '../../support/faults/shopper-with-cart';
import { expect, test } from '../../support/faults/test';
import { expectInCart } from '../../support/pages/cart';
import { pressRetry } from '../../support/pages/retry';

for (const { name, atStart, damage } of REGISTRY_FAULTS) {
  test(`registry ${name}: every page uses the last valid registry, and a new valid one is read at once`, async ({
    shop,
  }) => {
    await expectShopComplete(shop);
    if (atStart) await shop.restart(() => damage(shop));
    else await damage(shop);
    await expectShopComplete(shop);
    const after = await slowestPage(shop.origin);
    expect(await (await fetch(`${shop.origin}/readyz`)).text()).toContain('registry file');
    expect(shop.log).toContain('the last valid one stays in use');

    const { metadata } = await shop.breakRemote('mf-content', 'none');
    const contact = await fetch(`${shop.origin}/contact`);
    expect(await contact.text()).toContain(metadata.version);
    await recordResult({
      table: 'registry',
      fault: name,
      remote: ALL_PAGES,
      sees: 'every page as always',
      after,
    });
  });
}

for (const [fault, remote] of API_PAIRS) {
  test(`API ${fault.name}, ${remote.name}: header and cart work, and the page recovers`, async ({
    page,
    shop,
    api,
  }) => {
    await startWithCart(page, shop.origin);
    const end = fault.begin(api);
    const { took } = await fetchPageInTime(shop.origin, remote, PAGE_LIMIT_MS);

    await page.goto(shop.origin + remote.path);
    await expect.poll(() => findPageProblems(page)).toEqual([]);
    await increaseCartQuantity(page);
    if (new URL(page.url()).pathname !== remote.path) await page.goBack();
    await expect.poll(() => findPageProblems(page)).toEqual([]);

    end();
    if (!(await pressRetry(page))) await page.reload();
    await expectGood(page, remote);
    await expectInCart(page, 3);
    await recordResult({
      table: 'api',
      fault: fault.name,
      remote: remote.name,
      sees: 'header and cart; a message, or the page’s skeleton',
      after: took,
    });
  });
}

async function expectGood(page: Page, { heading }: RemoteUnderTest): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(main.getByRole('alert')).toBeHidden();
}
