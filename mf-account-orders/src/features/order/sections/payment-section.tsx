import { css } from '@emotion/react';
import { formatRupees } from '@storefront/host/format/money';
import { itemsTotal } from '@storefront/host/shop/orders/items-total';
import { ORDER_STATUS, orderToPay, orderTotal } from '@storefront/host/shop/orders/order';
import { shippingLabel } from '@storefront/host/shop/store/shipping-rate';
import { CreditRows } from '@storefront/ui/product/credit-rows';
import { DiscountRows } from '@storefront/ui/product/discount-rows';
import { color, space, text } from '@storefront/ui/theme';
import type { OrderRefund, OrderWithHistory } from '../../../lib/order/order-with-history';
import { t } from '../../../messages/t';
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

function refundLabel({ state, toCredit }: OrderRefund): string {
  if (toCredit) return t('Back on the gift card or as store credit');
  switch (state) {
    case 'under-way':
      return t('Refund on its way');
    case 'paid':
      return t('Refunded');
    case 'failed':
      return t('Refund failed, we are looking into it');
  }
}

interface PaymentSectionProps {
  order: OrderWithHistory;
}

/** The amounts of the order, its payments and its refunds. */
export function PaymentSection({ order }: PaymentSectionProps) {
  const { shipping, payments, refunds } = order;
  return (
    <section css={section} aria-label={t('Payment')}>
      <h2 css={sectionTitle}>{t('Payment')}</h2>
      <dl css={amounts}>
        <div>
          <dt>{t('Subtotal')}</dt>
          <dd>{formatRupees(order.subtotal ?? itemsTotal(order.items))}</dd>
        </div>
        <DiscountRows offers={order.offers} />
        {shipping.price === undefined ? null : (
          <div>
            <dt>{t('Shipping')}</dt>
            <dd>{shippingLabel(shipping)}</dd>
          </div>
        )}
        <div css={total}>
          <dt>{t('Total')}</dt>
          <dd>{formatRupees(orderTotal(order))}</dd>
        </div>
        <CreditRows credits={order.credits} />
        {order.credits.length === 0 ? null : (
          <div>
            <dt>{t('To pay')}</dt>
            <dd>{formatRupees(orderToPay(order))}</dd>
          </div>
        )}
        {order.dueOnDelivery === undefined ? null : (
          <div>
            <dt>
              {order.status === ORDER_STATUS.delivered
                ? t('Paid to the courier')
                : t('To be paid to the courier, in cash or by UPI')}
            </dt>
            <dd>{formatRupees(order.dueOnDelivery)}</dd>
          </div>
        )}
        {payments.map(({ method, amount, at }, index) => (
          <TransactionEntry
            key={index}
            label={t('Paid by {method}', { method })}
            at={at}
            amount={amount}
          />
        ))}
        {refunds.map((refund, index) => (
          <TransactionEntry
            key={index}
            label={refundLabel(refund)}
            at={refund.at}
            amount={refund.amount}
          />
        ))}
      </dl>
      <OrderDocuments documents={order.documents} />
    </section>
  );
}
