import type { Page } from '@playwright/test';

/** Records how far visible content moves without user input; call it before opening the page. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'layoutShift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const total = Number(Reflect.get(window, 'layoutShift'));
        Reflect.set(window, 'layoutShift', total + Number(Reflect.get(entry, 'value')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift of the page so far; 0 when nothing moved. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // The browser reports a shift with the frame after it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(Number(Reflect.get(window, 'layoutShift')))),
        );
      }),
  );
}
