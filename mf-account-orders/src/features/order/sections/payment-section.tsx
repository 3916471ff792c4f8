import { css } from '@emotion/react';
import { formatRupees } from '@storefront/host/format/money';
import { itemsTotal } from '@storefront/host/shop/orders/items-total';
import { ORDER_STATUS, orderToPay, orderTotal } from '@storefront/host/shop/orders/order';
import { shippingLabel } from '@storefront/host/shop/store/shipping-rate';
import { CreditRows } from '@storefront/ui/product/credit-rows';
import { DiscountRows } from '@storefront/ui/product/discount-rows';
import { color, space, text } from '@storefront/ui/theme';
import type { OrderRefund, OrderWithHistory } from '../../../lib/order/order-with-history';
import { section, sectionTitle } from '../order.styles';
import { TransactionEntry } from './transaction-entry';
import { OrderDocuments } from './order-documents';

const amounts = css`
  display: grid;
  gap: ${space(1)};

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(2)};
  }

  dt {
    color: ${color('text-soft')};
  }

  dd {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

const total = css`
  padding-block: ${space(1.5)};
  border-block: 1px solid ${color('line')};
  font-size: ${text('lg')};
`;

const REFUND_LABELS: Record<OrderRefund['state'], string> = {
  'under-way': 'Refund on its way',
  paid: 'Refunded',
  failed: 'Refund failed, we are looking into it',
};

const REFUNDED_TO_CREDIT = 'Back on the gift card or as store credit';

interface PaymentSectionProps {
  order: OrderWithHistory;
}

/** The amounts of the order, its payments and its refunds. */
export function PaymentSection({ order }: PaymentSectionProps) {
  const { shipping, payments, refunds } = order;
  return (
    <section css={section} aria-label="Payment">
      <h2 css={sectionTitle}>Payment</h2>
      <dl css={amounts}>
        <div>
          <dt>Subtotal</dt>
          <dd>{formatRupees(order.subtotal ?? itemsTotal(order.items))}</dd>
        </div>
        <DiscountRows offers={order.offers} />
        {shipping.price === undefined ? null : (
          <div>
            <dt>Shipping</dt>
            <dd>{shippingLabel(shipping)}</dd>
          </div>
        )}
        <div css={total}>
          <dt>Total</dt>
          <dd>{formatRupees(orderTotal(order))}</dd>
        </div>
        <CreditRows credits={order.credits} />
        {order.credits.length === 0 ? null : (
          <div>
            <dt>To pay</dt>
            <dd>{formatRupees(orderToPay(order))}</dd>
          </div>
        )}
        {order.dueOnDelivery === undefined ? null : (
          <div>
            <dt>
              {order.status === ORDER_STATUS.delivered
                ? 'Paid to the courier'
                : 'To be paid to the courier, in cash or by UPI'}
            </dt>
            <dd>{formatRupees(order.dueOnDelivery)}</dd>
          </div>
        )}
        {payments.map(({ method, amount, at }, index) => (
          <TransactionEntry key={index} label={`Paid by ${method}`} at={at} amount={amount} />
        ))}
        {refunds.map(({ state, toCredit, amount, at }, index) => (
          <TransactionEntry
            key={index}
            label={toCredit ? REFUNDED_TO_CREDIT : REFUND_LABELS[state]}
            at={at}
            amount={amount}
          />
        ))}
      </dl>
      <OrderDocuments documents={order.documents} />
    </section>
  );
}
