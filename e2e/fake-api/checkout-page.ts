import { expect, type Locator, type Page } from '@playwright/test';
import { newShopper } from '../support/api/customers';
import { fillAddress } from '../support/pages/checkout';
import { startSignedIn } from '../support/shop/shopper';
import type { FakeApi } from './fake-api';
import { SHIRT } from './samples';

/** The button that places the order. */
export function placeOrderButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Place Order' });
}

/** Opens the checkout with a shirt in the cart, and fills in the form. */
export async function openFilledCheckout(page: Page): Promise<void> {
  await startSignedIn(page, { token: 'any' }, [SHIRT]);
  await page.goto('/checkout');
  await fillAddress(page, newShopper());
}

/** Expects that the server sees the first two requests as one order: they have the same idempotency key. */
export function expectOneOrder(fakeApi: FakeApi): void {
  const [first, second] = fakeApi.requestsTo('POST /orders');
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  expect(second?.body).toEqual(first?.body);
}
