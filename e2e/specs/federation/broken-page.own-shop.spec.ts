import type { Page } from '@playwright/test';
import { cartLink } from '../../support/pages/cart';
import { publishCopy } from '../../support/published/publish-copy';
import { expect, test } from '../../support/test';

const BREAK = 'throw new Error("Broken on purpose.")';

const ALLOWED = [/Broken on purpose/, /This page failed/];

/** The heading of the contact page, as its build has it. */
const CONTACT_HEADING = /children:\(0,[\w.]+\)\("Contact Us"\)/g;

/** Faults of a page's code, put into its published scripts. */
const FAULTS = {
  'while rendering': {
    remote: 'mf-content',
    path: '/contact',
    heading: 'Contact Us',
    from: CONTACT_HEADING,
    to: `children:(()=>{${BREAK}})()`,
  },
  'in an effect': {
    remote: 'mf-catalog',
    path: '/products?category=women',
    heading: 'Women',
    from: /useEffect\)\(\(\)=>\{/g,
    to: `useEffect)(()=>{${BREAK};`,
  },
};

/** Counts the documents that the tab has loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

for (const [when, { remote, path, heading, from, to }] of Object.entries(FAULTS)) {
  test(`[FAULT-03] a page that breaks ${when} shows an error fallback, and "Try again" loads the previous version`, async ({
    page,
    ownShops,
    consoleGuard,
  }) => {
    consoleGuard.allow(...ALLOWED);
    const shop = await ownShops.start();
    const version = await publishCopy(shop, remote, (script) => script.replace(from, to));
    const loads = countLoads(page);
    const reports: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/reports')) reports.push(request.postDataJSON());
    });

    await page.goto(shop.origin + path);
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText(
      'This part of the shop is unavailable right now',
    );
    await expect(cartLink(page)).toBeVisible();
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeHidden();

    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(main.getByRole('alert')).toBeHidden();
    expect(loads(), 'the document is loaded once').toBe(1);
    await expect
      .poll(() => reports)
      .toEqual([
        expect.objectContaining({
          remote,
          version,
          outcome: 'failed',
          message: 'Broken on purpose.',
        }),
      ]);
  });
}

test('[FAULT-03] without a previous version, "Try again" renders the broken page again', async ({
  page,
  ownShops,
  consoleGuard,
}) => {
  consoleGuard.allow(...ALLOWED);
  const shop = await ownShops.start();
  await publishCopy(
    shop,
    'mf-content',
    (script) =>
      script.replace(
        CONTACT_HEADING,
        `children:(()=>{if(!window.isRepaired)${BREAK};return"Contact Us"})()`,
      ),
    { isOnly: true },
  );
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('This page failed')) failures.push(message.text());
  });
  await page.goto(`${shop.origin}/contact`);
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Try again' });
  await expect.poll(() => failures).toHaveLength(1);
  await retry.click();
  await expect.poll(() => failures).toHaveLength(2);
  await expect(retry).toBeEnabled();
  await expect(main.getByRole('alert')).toBeVisible();

  await page.evaluate(() => Reflect.set(window, 'isRepaired', true));
  await retry.click();
  await expect(main.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await main.getByLabel('Name').fill('Meera Iyer');
  await expect(main.getByLabel('Name')).toHaveValue('Meera Iyer');
});
