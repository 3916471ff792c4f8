import type { Browser } from '@playwright/test';
import { expectTakenOver } from '../../support/checks/hydration';
import { layoutShift, watchLayoutShift } from '../../support/checks/layout-shift';

/** A phone with a processor four times slower than this machine's. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SLOWDOWN = 4;

/** What loading a page costs a phone. */
export interface PageCost {
  /** Weight of the scripts that came with the load, compressed, in kilobytes. */
  scripts: number;
  /** The longest time for which the page could not respond, in milliseconds. */
  longestTask: number;
  /** How far visible content moved by itself. */
  layoutShift: number;
}

/** Loads a page in a new profile, and waits until React has taken it over. */
export async function loadOnPhone(browser: Browser, url: string): Promise<PageCost> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await watchLayoutShift(page);
    await page.addInitScript(watchLongTasks);
    await page.goto(url, { waitUntil: 'networkidle' });
    await expectTakenOver(page);
    return { ...(await page.evaluate(readCost)), layoutShift: await layoutShift(page) };
  } finally {
    await context.close();
  }
}

function watchLongTasks(): void {
  Reflect.set(window, 'longestTask', 0);
  new PerformanceObserver((list) => {
    const durations = list.getEntries().map(({ duration }) => duration);
    const longest = Math.max(Number(Reflect.get(window, 'longestTask')), ...durations);
    Reflect.set(window, 'longestTask', longest);
  }).observe({ type: 'longtask' });
}

function readCost(): Pick<PageCost, 'scripts' | 'longestTask'> {
  const bytes = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0));
  return {
    scripts: bytes.reduce((sum, size) => sum + size, 0) / 1000,
    longestTask: Number(Reflect.get(window, 'longestTask')),
  };
}
