import type { Page } from '@playwright/test';

/** How far the page's visible content has moved without user input since it was opened; 0 when nothing moved. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        // The browser reports a shift with the frame after it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(total), 100)),
        );
      }),
  );
}
