import { brotliCompressSync, constants } from 'node:zlib';
import { SHOP_ORIGIN } from '../../support/settings';
import { publicPage, type PublicPageName } from '../../support/shop/public-pages';
import { expect, test } from '../../support/test';
import { loadOnPhone, type PageCost } from './page-cost';

/** The performance budget of a page; lower it when the page gets cheaper. */
interface Limits {
  /** Of scripts and HTML: brotli-compressed, in kilobytes. */
  scripts: number;
  html: number;
  /** The longest task of the best load, in milliseconds of a phone's processor. */
  task: number;
  /** How far visible content may move without user input in any load. */
  shift: number;
}

const LIMITS: Partial<Record<PublicPageName, Limits>> = {
  'the home page': { scripts: 168.2, html: 15.8, task: 300, shift: 0.01 },
  'a category’s second page': { scripts: 173.8, html: 19.4, task: 300, shift: 0.01 },
  'a product': { scripts: 170.2, html: 18.6, task: 300, shift: 0.01 },
  'the privacy policy': { scripts: 152.4, html: 11.6, task: 300, shift: 0.01 },
};

/** A load with a longer task than allowed is repeated: other work on the machine can make a task longer. */
const MAX_LOADS = 3;

// Recording Playwright's trace would add to the measured time.
test.use({ trace: 'off' });

for (const [name, limits] of Object.entries(LIMITS)) {
  test(`${name} stays within its budget on a phone`, async ({ browser, catalogue }) => {
    const { path } = publicPage(name as PublicPageName, catalogue);
    const url = SHOP_ORIGIN + path;
    const costs: PageCost[] = [];
    let task = Infinity;
    while (costs.length < MAX_LOADS && task >= limits.task) {
      const cost = await loadOnPhone(browser, url);
      costs.push(cost);
      task = Math.min(task, cost.longestTask);
    }

    const scripts = Math.max(...costs.map((cost) => cost.scripts));
    const shift = Math.max(...costs.map((cost) => cost.layoutShift));
    expect.soft(scripts, 'scripts, kB').toBeLessThan(limits.scripts);
    expect.soft(await htmlWeight(url), 'HTML, kB').toBeLessThan(limits.html);
    expect.soft(task, 'longest task, ms').toBeLessThan(limits.task);
    expect.soft(shift, 'layout shift').toBeLessThan(limits.shift);
  });
}

/** Weight of a page's HTML, as a server compresses what it renders. */
async function htmlWeight(url: string): Promise<number> {
  const response = await fetch(url);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(await response.text(), { params }).length / 1000;
}
