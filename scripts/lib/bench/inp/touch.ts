import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** How long a finger stays on what it taps, in milliseconds. */
const CONTACT = 80;

/** Taps controls of a page as a finger does, which lifts a moment after it has touched the screen. */
export async function createTouch(page: Page): Promise<(control: Locator) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  return async (control) => {
    // Scrolls to the control, and waits until nothing covers or moves it.
    await control.tap({ trial: true });
    const box = await control.boundingBox();
    if (!box) throw new Error('The control is not visible any more.');
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await pause(CONTACT);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}
