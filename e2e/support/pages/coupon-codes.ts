import type { Page } from '@playwright/test';
import { ENGLISH } from '../languages/language';

/** Opens the field for a code, where it is still collapsed, and applies a code. */
export async function applyCode(page: Page, code: string, { say } = ENGLISH): Promise<void> {
  const field = page.getByLabel(say('Coupon or gift card code'));
  if (!(await field.isVisible())) await page.getByText(say('Add a code')).click();
  await field.fill(code);
  await page.getByRole('button', { name: say('Apply') }).click();
}
