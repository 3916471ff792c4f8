import type { Browser, Locator, Page } from '@playwright/test';
import { DESKTOP, withPage, type Conditions } from './bench-browser';

/** Time for prefetching, which happens while a shopper reads, in milliseconds. */
const READING_TIME = 1_000;

/** A navigation from one page to the next inside the shop. */
export interface Navigation {
  name: string;
  from: string;
  link: (page: Page) => Locator;
}

/** Times from the click, in milliseconds. */
export interface NavigationResult {
  /** Until the next page's heading or placeholders are shown. */
  firstSign: number;
  /** Until its heading is shown without placeholders. */
  content: number;
}

/**
 * Follows a link of a page that has been read for a moment, and on which the pointer has rested for `restMs`
 * milliseconds. Throws when it leads out of the document.
 */
export function measureNavigation(
  browser: Browser,
  origin: string,
  { from, link, restMs }: Navigation & { restMs: number },
  conditions: Conditions,
): Promise<NavigationResult> {
  return withPage(browser, DESKTOP, conditions, async (page) => {
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    await page.waitForTimeout(READING_TIME);
    if (restMs > 0) {
      await link(page).hover();
      await page.waitForTimeout(restMs);
    }
    const result = page.evaluate(watchNavigation);
    // Reported below; the click may fail first.
    result.catch(() => undefined);
    await link(page).click({ noWaitAfter: true });
    return result;
  });
}

/**
 * The least that any press on a page takes here, in milliseconds: until a heading is changed whose own click handler
 * changes it, with nothing to load and to render.
 */
export function measureLeastPress(
  browser: Browser,
  url: string,
  conditions: Conditions,
): Promise<number> {
  return withPage(browser, DESKTOP, conditions, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(READING_TIME);
    const heading = page.locator('main h1');
    await heading.evaluate((element) => {
      element.addEventListener('click', () => {
        element.append('.');
      });
    });
    const result = page.evaluate(watchNavigation);
    result.catch(() => undefined);
    await heading.click({ noWaitAfter: true });
    return (await result).firstSign;
  });
}

/** Runs in the page: resolves when what the next click leads to is shown. */
function watchNavigation(): Promise<NavigationResult> {
  const heading = () => document.querySelector('main h1')?.textContent;
  const isLoading = () => document.querySelector('main [aria-busy=true]') !== null;
  const before = heading();
  return new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        let firstSign: number | undefined;
        function look(): void {
          const isNext = heading() !== undefined && heading() !== before;
          const now = performance.now() - timeStamp;
          if (isNext || isLoading()) firstSign ??= now;
          if (isNext && !isLoading() && firstSign !== undefined) {
            resolve({ firstSign, content: now });
          } else requestAnimationFrame(look);
        }
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}
