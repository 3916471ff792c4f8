import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { placeOf } from '../browser/place-of';

/** How long a finger stays on what it taps, in milliseconds. */
const CONTACT = 80;

/** Taps controls of a page as a finger does, which lifts a moment after it has touched the screen. */
export async function createTouch(page: Page): Promise<(control: Locator) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  return async (control) => {
    const touchPoints = [await placeOf(control)];
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await pause(CONTACT);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}
