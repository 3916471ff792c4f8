import { pagePaths } from '@storefront/shared/contracts';
import type { Order } from '@storefront/shared/shop/order';
import { ButtonLink } from '@storefront/shared/ui/actions/button';
import { EmptyState } from '@storefront/shared/ui/feedback/empty-state';
import { OrderCard } from './order-card';
import { list } from './orders.styles';

interface OrderListProps {
  orders: Order[];
}

/** The orders, or that there are none yet (ORD-06). */
export function OrderList({ orders }: OrderListProps) {
  if (orders.length === 0) {
    return (
      <EmptyState
        title="No Orders Found"
        action={<ButtonLink to={pagePaths.products}>Browse Products</ButtonLink>}
      >
        Whatever you order will be listed here.
      </EmptyState>
    );
  }
  return (
    <ul css={list}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  );
}
