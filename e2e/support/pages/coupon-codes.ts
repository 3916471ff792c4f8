import type { Page } from '@playwright/test';

/** Opens the field for a code, where it is still collapsed, and applies a code. */
export async function applyCode(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Coupon or gift card code');
  if (!(await field.isVisible())) await page.getByText('Add a code').click();
  await field.fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}
