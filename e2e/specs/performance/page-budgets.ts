/** The performance budget of a page; lower it when the page gets cheaper. */
interface PageBudget {
  /** Of scripts and HTML: brotli-compressed, in kilobytes. */
  scripts: number;
  html: number;
  /** The longest task of the best load, in milliseconds of a phone's processor. */
  task: number;
  /** How far visible content may move without user input in any load. */
  shift: number;
}

/** The pages that have a budget. */
export type WeighedPage = 'home' | 'listing' | 'product' | 'policy';

/** The budgets that the tests of this folder and `npm run weights -- --check` enforce. */
export const PAGE_BUDGETS: Record<WeighedPage, PageBudget> = {
  home: { scripts: 114.3, html: 16.9, task: 300, shift: 0.01 },
  listing: { scripts: 120.3, html: 21.1, task: 300, shift: 0.01 },
  // The tests take the product of which most is in stock; pages of products differ by 3 kB of HTML.
  product: { scripts: 118.1, html: 21.4, task: 300, shift: 0.01 },
  policy: { scripts: 105.7, html: 12.1, task: 300, shift: 0.01 },
};
