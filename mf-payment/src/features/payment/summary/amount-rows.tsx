import { formatRupees } from '@storefront/shared/format/money';
import { orderTotal, type Order } from '@storefront/shared/shop/order';
import { shippingLabel } from '@storefront/shared/shop/shipping-rate';
import { amount } from './payment-summary.styles';

interface AmountRowsProps {
  order: Order;
}

/**
 * What the order comes to, as the server says it (PAY-15). Without the server's total, the sum of
 * the items stands for it (ORD-01); of an order without both nothing is said.
 */
export function AmountRows({ order }: AmountRowsProps) {
  const { items, shipping, subtotal, total } = order;
  const namesShipping = shipping.price !== undefined || shipping.label !== undefined;
  return (
    <>
      {subtotal === undefined ? null : (
        <div>
          <dt>Subtotal</dt>
          <dd>{formatRupees(subtotal)}</dd>
        </div>
      )}
      {namesShipping ? (
        <div>
          <dt>Shipping</dt>
          <dd>{shippingLabel(shipping)}</dd>
        </div>
      ) : null}
      {total === undefined && items.length === 0 ? null : (
        <div css={amount}>
          <dt>Amount to pay</dt>
          <dd>{formatRupees(orderTotal(order))}</dd>
        </div>
      )}
    </>
  );
}
