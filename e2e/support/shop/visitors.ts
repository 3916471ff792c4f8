import type { Browser, BrowserContext, Page } from '@playwright/test';

/** So many visitors come side by side. */
const SIDE_BY_SIDE = 4;

/** What weighs most, and says nothing of versions. */
const PICTURES_AND_FONTS = /\.(avif|webp|woff2)(\?|$)/;

/** Somebody who has never been here: the page that they opened, in a browser of their own. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
}

/** Lets visitors come, a few at a time, each with a browser of their own; returns what each made of it. */
export async function visitors<Result>(
  browser: Browser,
  count: number,
  visit: (visitor: Visitor) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let coming = 0;
  async function queue() {
    while (coming < count) {
      coming += 1;
      const context = await browser.newContext();
      await context.route(PICTURES_AND_FONTS, (route) => route.abort());
      results.push(await visit({ context, page: await context.newPage() }));
      await context.close();
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, queue));
  return results;
}
