import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { PHONE, SLOW_PHONE, withPage } from './bench-browser';
import { placeOf } from './place-of';
import type { TapTarget } from './tap-targets';

/** The time between two taps of an impatient shopper, in milliseconds. */
const TAP_INTERVAL = 100;

/** How often to check for the effect, in milliseconds. */
const LOOK_INTERVAL = 20;

/** How long a slow phone may stay busy after loading has finished, in milliseconds. */
const QUIET = 2_000;

/** After this time a control counts as not working at all, in milliseconds. */
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

/** A control that a shopper sees for the first time. */
interface VisibleControl {
  page: Page;
  /** From the start of the load, in milliseconds. */
  visible: number;
  tap: () => Promise<void>;
  hasWorked: () => Promise<boolean>;
}

/** Taps a control as early as it can be tapped. Throws when it doesn't work at all. */
export async function measureTap(
  browser: Browser,
  origin: string,
  target: TapTarget,
): Promise<TapResult> {
  const load = (work: (control: VisibleControl) => Promise<TapResult | undefined>) =>
    withPage(browser, PHONE, SLOW_PHONE, async (page) => {
      const started = Date.now();
      await page.goto(origin + target.path, { waitUntil: 'commit' });
      await target.control(page).waitFor({ timeout: TIMEOUT });
      const visible = Date.now() - started;
      // False while the page is being replaced by another one.
      const hasWorked = () => target.hasWorked(page).catch(() => false);
      const { x, y } = await placeOf(target.control(page));
      return work({ page, visible, hasWorked, tap: () => page.touchscreen.tap(x, y) });
    });
  const result = (await load(tapOnce)) ?? (await load(tapUntilItWorks));
  if (!result) throw new Error(`${target.name} doesn't work within ${TIMEOUT} ms.`);
  return result;
}

/** Undefined when the tap was lost: no effect, or none that lasts. */
async function tapOnce({ page, visible, tap, hasWorked }: VisibleControl) {
  const tapped = Date.now();
  await tap();
  const state = { isSettled: false };
  const settled = settle(page).then(() => (state.isSettled = true));
  while (!(await hasWorked())) {
    if (state.isSettled) return undefined;
    await pause(LOOK_INTERVAL);
  }
  const effect = Date.now() - tapped;
  await settled;
  return (await hasWorked()) ? { visible, works: 0, effect, lost: 0 } : undefined;
}

async function tapUntilItWorks({ visible, tap, hasWorked }: VisibleControl) {
  const started = Date.now();
  for (let lost = 0; Date.now() - started < TIMEOUT; lost += 1) {
    const tapped = Date.now();
    await tap();
    do {
      if (await hasWorked()) {
        return { visible, works: tapped - started, effect: Date.now() - tapped, lost };
      }
      await pause(LOOK_INTERVAL);
    } while (Date.now() - tapped < TAP_INTERVAL);
  }
  return undefined;
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT });
  await pause(QUIET);
}
