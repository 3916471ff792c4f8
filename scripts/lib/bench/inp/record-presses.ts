import type { Locator, Page } from '@playwright/test';
import { toPress, type Press } from './press';
import { createTouch } from './touch';
import { watchInteractions } from './watch-interactions';

/** How long a shopper looks at what a press has led to, in milliseconds. */
const READING_TIME = 1_500;

/** Time between two keys, in milliseconds. */
const TYPING = 80;

/** Presses controls as a shopper does, and records how long each takes to be seen. */
export interface PressRecorder {
  /** Taps a control, and waits until what it leads to is shown and has been read. */
  tap: (name: string, control: Locator, next: Locator) => Promise<void>;
  /** Taps a field and types. */
  type: (name: string, field: Locator, text: string) => Promise<void>;
  /** Chooses an option of a list by keys: a tap would open a list of the operating system. */
  choose: (name: string, list: Locator, keys: string[]) => Promise<void>;
}

/** A recorder for a page that isn't open yet, and the presses that it has recorded. */
export async function recordPresses(
  page: Page,
): Promise<{ recorder: PressRecorder; presses: Press[] }> {
  const presses: Press[] = [];
  const takeSeen = await watchInteractions(page);
  const touch = await createTouch(page);
  async function record(name: string, press: () => Promise<void>): Promise<void> {
    await page.waitForTimeout(READING_TIME);
    // What was seen before belongs to no press.
    await takeSeen();
    await press();
    await page.waitForTimeout(READING_TIME);
    presses.push(toPress(name, await takeSeen()));
  }
  const recorder: PressRecorder = {
    tap: (name, control, next) =>
      record(name, async () => {
        await touch(control);
        await next.waitFor();
      }),
    type: (name, field, text) =>
      record(name, async () => {
        await touch(field);
        await field.pressSequentially(text, { delay: TYPING });
      }),
    choose: (name, list, keys) =>
      record(name, async () => {
        await list.focus();
        for (const key of keys) await page.keyboard.press(key, { delay: TYPING });
      }),
  };
  return { recorder, presses };
}
