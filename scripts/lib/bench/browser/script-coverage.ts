import type { Browser, Page } from '@playwright/test';
import { LIGHTHOUSE_PHONE, UNTHROTTLED, withPage } from './bench-browser';

/** How long a page may go on to load and to run scripts without a tap, in milliseconds. */
const LOAD_TIME = 10_000;

/** A script that came with a page. */
export interface LoadedScript {
  url: string;
  text: string;
  /** Its weight on the wire without headers, in bytes; 0 where another origin doesn't tell. */
  wire: number;
  /** For each character of the text, 1 if it ran. */
  used: Uint8Array;
}

/** What Chromium has counted of a script: how often its functions, and blocks in them, have run. */
interface CountedScript {
  url: string;
  source?: string;
  functions: { ranges: CountedRange[] }[];
}

interface CountedRange {
  startOffset: number;
  endOffset: number;
  count: number;
}

/** The scripts that a page loads in ten seconds without a tap, and which part of them runs. */
export function loadScripts(browser: Browser, url: string): Promise<LoadedScript[]> {
  return withPage(browser, LIGHTHOUSE_PHONE, UNTHROTTLED, async (page) => {
    await page.coverage.startJSCoverage();
    const started = Date.now();
    await page.goto(url);
    await page.waitForTimeout(LOAD_TIME - (Date.now() - started));
    const counted = await page.coverage.stopJSCoverage();
    const weights = await page.evaluate(scriptWeights);
    return Promise.all(
      Object.entries(weights).map(async ([script, wire]) => {
        const found = counted.find((one) => one.url === script);
        const text = found?.source ?? (await textOf(page, script));
        return { url: script, text, wire, used: usedCharacters(text.length, found) };
      }),
    );
  });
}

/** Runs in the page. A prefetched script has a second entry, from the cache, with a transfer size of 0. */
function scriptWeights(): Record<string, number> {
  const weights: Record<string, number> = {};
  for (const entry of performance.getEntriesByType('resource')) {
    if (!(entry instanceof PerformanceResourceTiming)) continue;
    const { name, initiatorType, encodedBodySize } = entry;
    const isScript = initiatorType === 'script' || /\.m?js$/.test(new URL(name).pathname);
    if (isScript) weights[name] = Math.max(weights[name] ?? 0, encodedBodySize);
  }
  return weights;
}

/** The text of a script that has been loaded and didn't run. */
async function textOf(page: Page, url: string): Promise<string> {
  const response = await page.request.get(url);
  return response.text();
}

/** For each character of a script, 1 if it ran: the innermost of the counted ranges around it decides. */
export function usedCharacters(length: number, counted?: CountedScript): Uint8Array {
  const used = new Uint8Array(length);
  const ranges = counted?.functions.flatMap((one) => one.ranges) ?? [];
  const outermostFirst = ranges.toSorted(
    (a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset,
  );
  for (const { startOffset, endOffset, count } of outermostFirst) {
    used.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  }
  return used;
}

/** Which part of scripts ran, in per cent of their characters; 0 without scripts. */
export function usedShare(scripts: readonly LoadedScript[]): number {
  const length = scripts.reduce((sum, { text }) => sum + text.length, 0);
  const used = scripts.reduce((sum, script) => sum + countUsed(script.used), 0);
  return length === 0 ? 0 : (100 * used) / length;
}

/** How many of these characters ran. */
export function countUsed(used: Uint8Array): number {
  return used.reduce((sum, isUsed) => sum + isUsed, 0);
}
