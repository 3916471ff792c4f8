import type { Locator, Page } from '@playwright/test';
import { ENGLISH } from '../languages/language';

/** The checkout's summary, expanded on small screens. */
export async function orderSummary(
  page: Page,
  isMobile: boolean,
  { say } = ENGLISH,
): Promise<Locator> {
  const summary = page.getByRole('region', { name: say('Order Summary') });
  if (isMobile) await summary.getByRole('heading', { name: say('Order Summary') }).click();
  return summary;
}
