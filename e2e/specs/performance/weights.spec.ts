import { brotliCompressSync, constants } from 'node:zlib';
import { SHOP_ORIGIN } from '../../support/settings';
import { publicPage, type PublicPageName } from '../../support/shop/public-pages';
import { expect, test } from '../../support/test';
import { loadOnPhone, type PageCost } from './page-cost';

/**
 * What a page may cost at most; lower these when a page gets cheaper. Weights are brotli-compressed, in
 * kilobytes. The longest task is that of the best of several loads, in milliseconds of a phone's processor.
 */
const LIMITS: Partial<Record<PublicPageName, { scripts: number; html: number; task: number }>> = {
  'the home page': { scripts: 176, html: 20, task: 700 },
  'a category’s second page': { scripts: 177, html: 21, task: 700 },
  'a product': { scripts: 174, html: 18, task: 700 },
  'the privacy policy': { scripts: 164, html: 15, task: 700 },
};

/** How far visible content may move by itself, in any load. */
const LAYOUT_SHIFT = 0.01;

const LOADS = 5;

// A trace of Playwright's takes part of the time that is measured.
test.use({ trace: 'off' });

for (const [name, limits] of Object.entries(LIMITS)) {
  test(`${name} costs a phone no more than it may`, async ({ browser, catalogue }) => {
    const { path } = publicPage(name as PublicPageName, catalogue);
    const url = SHOP_ORIGIN + path;
    const costs: PageCost[] = [];
    while (costs.length < LOADS) costs.push(await loadOnPhone(browser, url));

    expect
      .soft(Math.max(...costs.map(({ scripts }) => scripts)), 'scripts, kB')
      .toBeLessThan(limits.scripts);
    expect.soft(await htmlWeight(url), 'HTML, kB').toBeLessThan(limits.html);
    expect
      .soft(Math.min(...costs.map(({ longestTask }) => longestTask)), 'longest task, ms')
      .toBeLessThan(limits.task);
    expect
      .soft(Math.max(...costs.map((cost) => cost.layoutShift)), 'layout shift')
      .toBeLessThan(LAYOUT_SHIFT);
  });
}

/** Weight of a page's HTML, as a server compresses what it renders. */
async function htmlWeight(url: string): Promise<number> {
  const response = await fetch(url);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(await response.text(), { params }).length / 1000;
}
