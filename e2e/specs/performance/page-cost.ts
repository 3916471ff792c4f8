import type { Browser } from '@playwright/test';
import { expectInteractive } from '../../support/checks/hydration';
import { layoutShift } from '../../support/checks/layout-shift';

/** The phone that Lighthouse emulates. */
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };

/** Slow 4G: fonts and scripts arrive after the first paint, and must not shift the layout. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** How much slower a phone's processor is. */
const SLOWDOWN = 4;

/** What loading a page costs a phone. */
export interface PageCost {
  /** Weight of the scripts that came with the load, compressed, in kilobytes. */
  scripts: number;
  /** The longest time for which the page could not respond, in milliseconds. */
  longestTask: number;
  /** How far visible content moved without user input. */
  layoutShift: number;
}

/** Loads a page in a new browser context, and waits until it is hydrated. */
export async function loadOnPhone(browser: Browser, url: string): Promise<PageCost> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await browser.startTracing(page, { categories: ['toplevel'] });
    await page.goto(url, { waitUntil: 'networkidle' });
    await expectInteractive(page);
    const trace = await browser.stopTracing();
    return {
      scripts: await page.evaluate(scriptWeight),
      longestTask: longestTask(trace.toString()) * SLOWDOWN,
      layoutShift: await layoutShift(page),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page. A prefetched script has a second entry, from the cache, with a transfer size of 0. */
function scriptWeight(): number {
  const bytes = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name, transferSize }) => new URL(name).pathname.endsWith('.js') && transferSize > 0)
    .map(({ encodedBodySize }) => encodedBodySize);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** An event of a trace; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time: unlike wall-clock time, other work on the machine doesn't make it longer. */
  tdur?: number;
  args: { name?: string };
}

/** The longest task of a page's main thread, in milliseconds of processor time. */
function longestTask(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const mainThreads = traceEvents.filter(({ args }) => args.name === 'CrRendererMain');
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) =>
      name.endsWith('RunTask') &&
      mainThreads.some((thread) => thread.pid === pid && thread.tid === tid),
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
