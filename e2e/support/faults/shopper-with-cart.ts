import type { Page } from '@playwright/test';
import { SHIRT } from '../../fake-api/samples';
import { expectInCart, openCart } from '../pages/cart';
import { startSignedIn } from '../shop/shopper';

/** Signs in a shopper who has two units of one product in the cart. */
export function startWithCart(page: Page, origin: string): Promise<void> {
  return startSignedIn(page, { token: 'a-token' }, [SHIRT], origin);
}

/** Opens the cart from the header, and adds one more unit of the product in it. */
export async function increaseCartQuantity(page: Page): Promise<void> {
  await expectInCart(page, 2);
  if (new URL(page.url()).pathname !== '/cart') await openCart(page);
  await page.getByRole('button', { name: /^Increase quantity of Plain Shirt/ }).click();
  await expectInCart(page, 3);
}
