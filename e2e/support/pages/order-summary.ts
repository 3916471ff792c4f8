import type { Locator, Page } from '@playwright/test';

/** The checkout's summary, expanded on small screens. */
export async function orderSummary(page: Page, isMobile: boolean): Promise<Locator> {
  const summary = page.getByRole('region', { name: 'Order Summary' });
  if (isMobile) await summary.getByRole('heading', { name: 'Order Summary' }).click();
  return summary;
}
