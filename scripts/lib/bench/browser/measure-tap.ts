import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { PHONE, SLOW_PHONE, withPage } from './bench-browser';
import type { TapTarget } from './tap-targets';

/** Between two taps of an impatient shopper, in milliseconds. */
const TAP_INTERVAL = 100;

/** How often to look for the effect, in milliseconds. */
const LOOK_INTERVAL = 20;

/** What a slow phone may still have to do when nothing is loaded any more, in milliseconds. */
const QUIET = 2_000;

/** After this a control doesn't work at all, in milliseconds. */
const TIMEOUT = 30_000;

/** Times in milliseconds. */
export interface TapResult {
  /** From the start of the load until the control is visible. */
  visible: number;
  /** From there to the first tap that works. */
  works: number;
  /** From that tap to its effect. */
  effect: number;
  /** Taps that never had an effect. */
  lost: number;
}

/** Taps a control as early as it can be tapped. Throws when it doesn't work at all. */
export async function measureTap(
  browser: Browser,
  origin: string,
  target: TapTarget,
): Promise<TapResult> {
  const load = (work: (page: Page, visible: number) => Promise<TapResult | undefined>) =>
    withPage(browser, PHONE, SLOW_PHONE, async (page) => {
      const started = Date.now();
      await page.goto(origin + target.path, { waitUntil: 'commit' });
      await target.control(page).waitFor({ timeout: TIMEOUT });
      return work(page, Date.now() - started);
    });
  const result =
    (await load((page, visible) => tapOnce(page, target, visible))) ??
    (await load((page, visible) => tapUntilItWorks(page, target, visible)));
  if (!result) throw new Error(`${target.name} doesn't work within ${TIMEOUT} ms.`);
  return result;
}

/** Undefined when the tap was lost: no effect, or none that lasts. */
async function tapOnce(
  page: Page,
  target: TapTarget,
  visible: number,
): Promise<TapResult | undefined> {
  const tapped = Date.now();
  await tap(page, target);
  const state = { isSettled: false };
  const settled = settle(page).then(() => (state.isSettled = true));
  while (!(await hasWorked(page, target))) {
    if (state.isSettled) return undefined;
    await pause(LOOK_INTERVAL);
  }
  const effect = Date.now() - tapped;
  await settled;
  return (await hasWorked(page, target)) ? { visible, works: 0, effect, lost: 0 } : undefined;
}

async function tapUntilItWorks(
  page: Page,
  target: TapTarget,
  visible: number,
): Promise<TapResult | undefined> {
  const started = Date.now();
  for (let lost = 0; Date.now() - started < TIMEOUT; lost += 1) {
    const tapped = Date.now();
    await tap(page, target);
    while (Date.now() - tapped < TAP_INTERVAL) {
      if (await hasWorked(page, target)) {
        return { visible, works: tapped - started, effect: Date.now() - tapped, lost };
      }
      await pause(LOOK_INTERVAL);
    }
  }
  return undefined;
}

/** Without waiting for anything: shoppers don't know whether a control is ready. */
async function tap(page: Page, { control }: TapTarget): Promise<void> {
  await control(page).tap({ force: true, noWaitAfter: true, timeout: TIMEOUT });
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT });
  await pause(QUIET);
}

/** False while the page is being replaced by another one. */
async function hasWorked(page: Page, target: TapTarget): Promise<boolean> {
  return target.hasWorked(page).catch(() => false);
}
