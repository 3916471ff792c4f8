import type { Page } from '@playwright/test';

/** Presses the retry button of a failed page; says whether there was one. */
export function pressRetry(page: Page): Promise<boolean> {
  const retry = page.getByRole('main').getByRole('button', { name: /^(Try|Test) again$/i });
  // Found and pressed in one step: a page that recovers on its own removes the button.
  return retry.evaluateAll(([button]: HTMLElement[]) => {
    button?.click();
    return button !== undefined;
  });
}
