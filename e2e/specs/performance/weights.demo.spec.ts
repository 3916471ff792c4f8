import { brotliCompressSync, constants } from 'node:zlib';
import { SHOP_ORIGIN } from '../../support/settings';
import { publicPage, type PublicPageName } from '../../support/shop/public-pages';
import { expect, test } from '../../support/test';
import { PAGE_BUDGETS, type WeighedPage } from './page-budgets';
import { loadOnPhone, type PageCost } from './page-cost';

/** The pages, by their names in all tests. */
const PAGES: [WeighedPage, PublicPageName][] = [
  ['home', 'the home page'],
  ['listing', 'a category’s second page'],
  ['product', 'a product'],
  ['policy', 'the privacy policy'],
];

/** A load with a longer task than allowed is repeated: other work on the machine can make a task longer. */
const MAX_LOADS = 3;

// Recording Playwright's trace would add to the measured time.
test.use({ trace: 'off' });

for (const [page, name] of PAGES) {
  const budget = PAGE_BUDGETS[page];
  test(`${name} stays within its budget on a phone`, async ({ browser, catalogue }) => {
    const { path } = publicPage(name, catalogue);
    const url = SHOP_ORIGIN + path;
    const costs: PageCost[] = [];
    let task = Infinity;
    while (costs.length < MAX_LOADS && task >= budget.task) {
      const cost = await loadOnPhone(browser, url);
      costs.push(cost);
      task = Math.min(task, cost.longestTask);
    }

    const scripts = Math.max(...costs.map((cost) => cost.scripts));
    const shift = Math.max(...costs.map((cost) => cost.layoutShift));
    expect.soft(scripts, 'scripts, kB').toBeLessThan(budget.scripts);
    expect.soft(await htmlWeight(url), 'HTML, kB').toBeLessThan(budget.html);
    expect.soft(task, 'longest task, ms').toBeLessThan(budget.task);
    expect.soft(shift, 'layout shift').toBeLessThan(budget.shift);
  });
}

/** Weight of a page's HTML, as a server compresses what it renders. */
async function htmlWeight(url: string): Promise<number> {
  const response = await fetch(url);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(await response.text(), { params }).length / 1000;
}
