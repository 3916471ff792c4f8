import type { Toast } from '@storefront/host';

/** No order was placed (CHK-07). */
export const orderFailedToast: Toast = {
  title: 'Error placing order: Please try again later.',
  tone: 'destructive',
};

/** Shown where the checkout can't show the new total: the page was left, or the cart changed. */
export const totalChangedToast: Toast = {
  title: 'No order was placed',
  description: 'The total has changed. The checkout shows the new one when you place the order.',
};

/** Shown to a shopper who left the page before the response came, and whose cart is empty now. */
export function placedToast(id: string): Toast {
  return {
    title: 'Order placed',
    description: `Order ${id} waits for its payment under My Orders.`,
  };
}
