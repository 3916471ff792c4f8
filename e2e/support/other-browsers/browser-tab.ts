import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { START_TIMEOUT, type BrowserDriver, type Size } from './browser-driver';
import { findElement, LIBRARY, type Target } from './find-element';

/** Testing Library's script, which finds elements by roles and names in every browser. */
const FINDER = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** How long a tab may take to show something, in milliseconds. */
const TIMEOUT = 20_000;

/** A tab of a browser that Playwright doesn't drive, as its user sees it. */
export class BrowserTab {
  readonly #driver: BrowserDriver;

  constructor(driver: BrowserDriver) {
    this.#driver = driver;
  }

  /** Opens an address, and waits until its document is parsed; scripts of it may still be missing. */
  async open(address: string): Promise<void> {
    await this.#driver.open(address);
    const { href } = new URL(address);
    await this.#eventually(async () => {
      const shown = await this.evaluate(() =>
        document.readyState === 'loading' ? '' : location.href,
      );
      expect(shown).toBe(href);
    }, START_TIMEOUT);
  }

  resize(size: Size): Promise<void> {
    return this.#driver.resize(size);
  }

  /** Clicks an element as soon as it no longer moves and nothing covers it. */
  async tap(target: Target): Promise<void> {
    await this.expectVisible(target);
    let before: unknown;
    await this.#eventually(async () => {
      const place = await this.#driver.evaluate(`(${String(clickPoint)})(${expressionOf(target)})`);
      const last = before;
      before = place;
      expect(place, `covered: ${JSON.stringify(target)}`).not.toBeNull();
      expect(place, `moves: ${JSON.stringify(target)}`).toEqual(last);
    });
    await this.#driver.press(expressionOf(target));
  }

  /** Types into an empty field. */
  async type(target: Target, text: string): Promise<void> {
    await this.expectVisible(target);
    await this.#driver.type(expressionOf(target), text);
  }

  /** Chooses an option of a select by its value. */
  async choose(target: Target, value: string): Promise<void> {
    await this.expectVisible(target);
    await this.#driver.evaluate(
      `(${String(chooseOption)})(${expressionOf(target)}, ${JSON.stringify(value)})`,
    );
  }

  /** Runs a function in the page; it must use nothing but its argument. Returns its result. */
  async evaluate<Value>(read: (argument: string) => Value, argument = ''): Promise<Value> {
    return (await this.#driver.evaluate(`(${String(read)})(${JSON.stringify(argument)})`)) as Value;
  }

  async expectVisible(target: Target): Promise<void> {
    await this.#eventually(async () =>
      expect(await this.#isVisible(target), JSON.stringify(target)).toBe(true),
    );
  }

  async expectHidden(target: Target): Promise<void> {
    await this.#eventually(async () =>
      expect(await this.#isVisible(target), JSON.stringify(target)).toBe(false),
    );
  }

  /** Waits until the address has this path and query. */
  async expectPath(path: string | RegExp): Promise<void> {
    await this.#eventually(async () => {
      const current = await this.evaluate(() => location.pathname + location.search);
      if (typeof path === 'string') expect(current).toBe(path);
      else expect(current).toMatch(path);
    });
  }

  /** Waits until React controls the first element that this selector finds. */
  async expectHydrated(selector: string): Promise<void> {
    await this.#eventually(async () => {
      const keys = await this.evaluate(
        (selected) => Object.keys(document.querySelector(selected) ?? {}),
        selector,
      );
      expect(keys.join()).toContain('__react');
    });
  }

  /** Waits until early taps on buttons are remembered, which a separate script does. */
  async expectEarlyTapsScript(): Promise<void> {
    await this.#eventually(async () => expect(await this.evaluate(isTapRemembered)).toBe(true));
  }

  async #isVisible(target: Target): Promise<boolean> {
    const hasFinder = await this.#driver.evaluate(`${JSON.stringify(LIBRARY)} in globalThis`);
    if (!hasFinder) await this.#driver.evaluate(FINDER);
    return (await this.#driver.evaluate(`${expressionOf(target)} !== undefined`)) as boolean;
  }

  /** Repeats an assertion until it passes: while one page replaces another, it may throw. */
  async #eventually(assertion: () => Promise<void>, timeout = TIMEOUT): Promise<void> {
    await expect(assertion).toPass({ timeout, intervals: [50] });
  }
}

function expressionOf(target: Target): string {
  return `(${String(findElement)})(${JSON.stringify(LIBRARY)}, ${JSON.stringify(target)})`;
}

/** Runs in the page. */
function chooseOption(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Runs in the page: scrolls the element to the middle of the screen, and returns the point at which a click
 * hits it; null while another element is there, or while it is animated.
 */
function clickPoint(element: HTMLElement): [x: number, y: number] | null {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isAnimated = document
    .getAnimations()
    .some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element));
  if (isAnimated) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}

/** Runs in the page: clicks a temporary button, and returns whether the click was handled. */
function isTapRemembered(): boolean {
  const button = document.body.appendChild(document.createElement('button'));
  const isHandled = !button.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true }),
  );
  button.remove();
  return isHandled;
}
