import { expect, type Page } from '@playwright/test';

/** Waits for a toast with this title and description. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const toast = toasts
    .getByRole('status')
    .or(toasts.getByRole('alert'))
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description, { exact: true }) });
  await expect(toast).toBeVisible();
}
