import { formatRupees } from '@storefront/host/format/money';
import { shortVariantLabel } from '@storefront/host/shop/catalogue/variant';
import { itemsTotal } from '@storefront/host/shop/orders/items-total';
import type { OrderItem } from '@storefront/host/shop/orders/order';
import { t } from '../messages/t';
import { LineSummary } from './line-summary';

interface OrderLineSummaryProps {
  item: OrderItem;
}

/** A line of an order: what was chosen, how many pieces, and what they cost together. */
export function OrderLineSummary({ item }: OrderLineSummaryProps) {
  return (
    <LineSummary image={item.image} name={item.name} amount={formatRupees(itemsTotal([item]))}>
      <p>{shortVariantLabel(item)}</p>
      <p>{t('Quantity {count}', { count: item.quantity })}</p>
    </LineSummary>
  );
}
