import type { OrderItem } from '@storefront/host/shop/orders/order';
import { shortVariantLabel } from '@storefront/host/shop/catalogue/variant';
import { LineSummary } from '@storefront/ui/product/line-summary';
import { Price } from '@storefront/ui/product/price';
import { t } from '../../messages/t';

interface OrderItemRowProps {
  item: OrderItem;
}

/** One line item of an order: product, variant, quantity and price. */
export function OrderItemRow({ item }: OrderItemRowProps) {
  const variant = shortVariantLabel(item);
  return (
    <li>
      <LineSummary image={item.image} name={item.name} amount={<Price amount={item.price} short />}>
        {variant ? <p>{variant}</p> : null}
        <p>{t('Quantity: {quantity}', { quantity: item.quantity })}</p>
      </LineSummary>
    </li>
  );
}
