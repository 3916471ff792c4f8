import { expect, type Locator, type Page } from '@playwright/test';

/** The limit for presses of Tab; no page of the shop needs as many. */
const MAX_TAB_STOPS = 200;

interface TabOptions {
  /** Default: Tab. */
  key?: 'Tab' | 'Shift+Tab';
  /** Called at each stop. */
  onStop?: () => Promise<void>;
}

/** Presses Tab, or Shift+Tab, until the focus is on an element. */
export async function tabTo(
  page: Page,
  target: Locator,
  { key = 'Tab', onStop }: TabOptions = {},
): Promise<void> {
  for (let stop = 0; stop < MAX_TAB_STOPS && !(await hasFocus(target)); stop++) {
    await page.keyboard.press(key);
    await onStop?.();
  }
  await expect(target).toBeFocused();
}

/** Tabs to a link or a button and presses Enter on it. */
export async function tabAndPress(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Tabs to a field and types; in a select this chooses an option. */
export async function tabAndType(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Tabs to a group of radio buttons and chooses one with the arrow keys. */
export async function tabAndChoose(page: Page, group: Locator, wanted: Locator): Promise<void> {
  const options = group.getByRole('radio');
  await tabTo(page, options.first());
  await page.keyboard.press('Space');
  await expect(options.first()).toBeChecked();
  for (let step = await options.count(); step > 0 && !(await wanted.isChecked()); step--) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(wanted).toBeChecked();
}

/** The focused element if the page's bars cover all of it, else undefined. */
export function coveredFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const isSeen = [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
      const shown = document.elementFromPoint((left + right) / 2, y);
      return shown !== null && focused.contains(shown);
    });
    return isSeen ? undefined : focused.outerHTML;
  });
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
