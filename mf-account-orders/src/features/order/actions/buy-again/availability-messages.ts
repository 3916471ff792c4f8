import type { OrderItem } from '@storefront/host/shop/orders/order';
import { shortVariantLabel } from '@storefront/host/shop/catalogue/variant';
import { t } from '../../../../messages/t';
import type { OrderAvailability } from './check-availability';

/** One line about how much of an order is in the cart now. */
export function availabilityTitle({ lines, shortages }: OrderAvailability): string {
  if (lines.length === 0) return t('Nothing of this order can be bought any more');
  return shortages.length === 0
    ? t('Everything is in your cart')
    : t('What is still available is in your cart');
}

/** Says how many pieces of an item are left. */
export function shortageMessage(item: OrderItem, left: number): string {
  const variant = shortVariantLabel(item);
  const name = variant === '' ? item.name : `${item.name} (${variant})`;
  return left === 0
    ? t('{name} is not available any more.', { name })
    : t('Only {left} left of {name}.', { left, name });
}
