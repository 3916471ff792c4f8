import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page of the shop has between two things that belong together. */
const MOST_STOPS = 120;

interface Way {
  /** Tab unless told otherwise. */
  key?: 'Tab' | 'Shift+Tab';
  /** Called at each stop. */
  onStop?: () => Promise<void>;
}

/** Presses Tab, or Shift+Tab, until the focus is on an element. */
export async function tabTo(
  page: Page,
  target: Locator,
  { key = 'Tab', onStop }: Way = {},
): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS && !(await hasFocus(target)); stop++) {
    await page.keyboard.press(key);
    await onStop?.();
  }
  await expect(target).toBeFocused();
}

/** Goes to a link or a button and presses Enter on it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a field and types; in a list of choices the typed one is chosen. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Goes to a group of radio buttons, chooses the first one, and moves on to the wanted one. */
export async function choose(page: Page, group: Locator, wanted: Locator): Promise<void> {
  const options = group.getByRole('radio');
  await tabTo(page, options.first());
  await page.keyboard.press('Space');
  await expect(options.first()).toBeChecked();
  for (let step = await options.count(); step > 0 && !(await wanted.isChecked()); step--) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(wanted).toBeChecked();
}

/** The element that has the focus where the page's bars cover all of it; nothing where one sees it. */
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
