import { expect, type Locator, type Page } from '@playwright/test';
import { expectInteractive } from '../checks/hydration';

/** The current step in the timeline of the order on the page. */
export function currentStep(page: Page): Locator {
  return page
    .getByRole('list', { name: 'Timeline' })
    .getByRole('listitem')
    .and(page.locator('[aria-current="step"]'));
}

/** Opens the page of an order. */
export async function openOrder(page: Page, orderId: string): Promise<void> {
  await page.goto(`/orders/${orderId}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderId}` })).toBeVisible();
  await expectInteractive(page);
}

/** What a return sends back. */
interface ReturnRequestItem {
  title: string;
  /** For an exchange: the size and colour that are wanted instead. */
  wanted?: string;
}

/** Requests the return or the exchange of one piece from the order's page, and goes back there. */
export async function requestReturn(
  page: Page,
  { title, wanted }: ReturnRequestItem,
): Promise<void> {
  await page.getByRole('link', { name: 'Return or Exchange' }).click();
  const form = page.getByRole('form', { name: 'Return or exchange' });
  if (wanted !== undefined) await form.getByRole('radio', { name: /^Exchange/ }).check();
  await form.getByRole('button', { name: `Increase quantity of ${title} to send back` }).click();
  if (wanted !== undefined) await form.getByLabel(/^Instead of/).selectOption(wanted);
  await form.getByLabel('Reason').selectOption('Too small');
  await form.getByRole('button', { name: 'Review Request' }).click();
  await expect(page.getByRole('heading', { name: 'Review Your Request' })).toBeFocused();
  await page.getByRole('button', { name: /^Request (Return|Exchange)$/ }).click();
  await expect(page.getByRole('heading', { name: 'We Have Your Request' })).toBeFocused();
  await page.getByRole('link', { name: 'View Order' }).click();
}
