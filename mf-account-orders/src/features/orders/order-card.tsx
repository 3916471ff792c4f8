import { pagePaths } from '@storefront/host/contracts';
import { ORDER_STATUS, orderTotal, type Order } from '@storefront/host/shop/orders/order';
import { orderDelivery } from '@storefront/host/shop/orders/order-delivery';
import { ButtonLink } from '@storefront/ui/actions/button';
import { TextLink } from '@storefront/ui/actions/text-link';
import { Price } from '@storefront/ui/product/price';
import { Details } from '../../components/details';
import { header, secondaryText, title } from '../../components/order-panel.styles';
import { formatLongDate } from '@storefront/host/format/dates';
import { DueNote } from '../../components/due-note';
import { RefundNote } from '../../components/refund-note';
import { StatusBadge } from '../../components/status-badge';
import { shippingDetails } from '../../lib/order/shipping-details';
import { t } from '../../messages/t';
import { OrderItemRow } from './order-item-row';
import { actions, items, order as card, side, total, wide } from './orders.styles';

interface OrderCardProps {
  order: Order;
}

/** One order of the list, with its actions (ORD-01, ORD-04, ORD-05). */
export function OrderCard({ order }: OrderCardProps) {
  const delivery = orderDelivery(order);
  return (
    <article css={card} aria-label={t('Order {id}', { id: order.id })}>
      <div css={[header, wide]}>
        <div>
          <h2 css={title}>
            <TextLink standalone to={pagePaths.order(order.id)}>
              {t('Order {id}', { id: order.id })}
            </TextLink>
          </h2>
          <p css={secondaryText}>{formatLongDate(order.createdAt)}</p>
        </div>
        <StatusBadge order={order} />
      </div>
      <ul css={items}>
        {order.items.map((item, index) => (
          // Two lines may name the same product.
          <OrderItemRow key={index} item={item} />
        ))}
      </ul>
      <div css={side}>
        <RefundNote order={order} />
        <DueNote order={order} />
        <Details entries={[...(delivery ? [delivery] : []), ...shippingDetails(order)]} />
        <p css={total}>
          {t.rich('Total: <price></price>', {
            price: () => <Price key="price" amount={orderTotal(order)} short />,
          })}
        </p>
        <div css={actions}>
          {order.status === ORDER_STATUS.pending ? (
            <ButtonLink to={pagePaths.payment(order.id)}>{t('Pay Now')}</ButtonLink>
          ) : null}
          <ButtonLink to={pagePaths.trackOrderById(order.id)} variant="secondary">
            {t('Track Order')}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
