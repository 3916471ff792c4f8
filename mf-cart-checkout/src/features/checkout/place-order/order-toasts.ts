import type { Toast } from '@storefront/host';
import { t } from '../../../messages/t';

/** No order was placed (CHK-07). */
export function orderFailedToast(): Toast {
  return { title: t('Error placing order: Please try again later.'), tone: 'destructive' };
}

/** Shown where the checkout can't show the new total: the page was left, or the cart changed. */
export function totalChangedToast(): Toast {
  return {
    title: t('No order was placed'),
    description: t(
      'The total has changed. The checkout shows the new one when you place the order.',
    ),
  };
}

/** Shown to a shopper who left the page before the response came, and whose cart is empty now. */
export function placedToast(id: string): Toast {
  return {
    title: t('Order placed'),
    description: t('Order {id} waits for its payment under My Orders.', { id }),
  };
}
