import type { Page } from '@playwright/test';

/** Focusable elements without a visible focus ring. */
export async function withoutFocusRing(page: Page): Promise<string[]> {
  // After this the browser treats focus changes as keyboard focus.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const found: string[] = [];
    const stops = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
    for (const stop of document.querySelectorAll<HTMLElement>(stops)) {
      if (!stop.checkVisibility({ visibilityProperty: true })) continue;
      stop.focus({ preventScroll: true });
      if (document.activeElement !== stop) continue;
      const shown = [stop, stop.closest('label'), stop.nextElementSibling, stop.parentElement];
      const hasRing = shown.some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      });
      if (!hasRing) found.push(`no focus ring: ${stop.outerHTML.slice(0, 160)}`);
    }
    return found;
  });
}

/** Buttons that only their background distinguishes from text: no border, no underline, no icon. */
export function withoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .filter((button) => {
        if (!button.checkVisibility({ visibilityProperty: true })) return false;
        const { borderStyle, borderWidth, textDecorationLine } = getComputedStyle(button);
        const hasBorder = borderStyle !== 'none' && parseFloat(borderWidth) >= 1;
        return !hasBorder && textDecorationLine === 'none' && !button.querySelector('svg');
      })
      .map((button) => `no edge: ${button.outerHTML.slice(0, 160)}`),
  );
}

/** Elements with a running animation. */
export function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ playState, effect }) => {
      const { duration } = effect?.getComputedTiming() ?? {};
      if (playState !== 'running' || typeof duration !== 'number' || duration < 1) return [];
      const target = effect instanceof KeyframeEffect ? effect.target?.outerHTML : '';
      return [`moves: ${target?.slice(0, 160) ?? 'something'}`];
    }),
  );
}
