import type { OrderItem } from '@storefront/shared/shop/order';
import { Price } from '@storefront/shared/ui/price';
import { variantOf } from '../../lib/order-details';
import { soft } from '../../lib/order-panel.styles';
import { item as row } from './orders.styles';

interface OrderItemRowProps {
  item: OrderItem;
}

/** One line of an order: what, how many, at which price. */
export function OrderItemRow({ item }: OrderItemRowProps) {
  const variant = variantOf(item);
  return (
    <li css={row}>
      <div>
        <p>{item.name}</p>
        {variant ? <p css={soft}>{variant}</p> : null}
        <p css={soft}>Quantity: {item.quantity}</p>
      </div>
      <Price amount={item.price} short />
    </li>
  );
}
