import type { Order } from '@storefront/host/shop/orders/order';
import { DeliveryDays } from '@storefront/ui/product/delivery-days';
import { OrderLineSummary } from '@storefront/ui/product/order-line-summary';
import { t } from '../../../messages/t';
import { AmountRows } from './amount-rows';
import { arrival, items, rows, summary, title } from './payment-summary.styles';

const TITLE_ID = 'payment-summary';

interface PaymentSummaryProps {
  orderId: string;
  /** Undefined if it couldn't be loaded; the payment works without it. */
  order: Order | undefined;
}

/** The items of the order, and the amount to pay. */
export function PaymentSummary({ orderId, order }: PaymentSummaryProps) {
  const lines = order?.items ?? [];
  return (
    <section css={summary} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} css={title}>
        {t('Your Order')}
      </h2>
      {lines.length > 0 ? (
        <ul css={items}>
          {lines.map((item, index) => (
            // Two items may be the same product, so only the index is unique.
            <li key={index}>
              <OrderLineSummary item={item} />
            </li>
          ))}
        </ul>
      ) : null}
      <dl css={rows}>
        <div>
          <dt>{t('Order')}</dt>
          <dd>{orderId}</dd>
        </div>
        {order?.delivery ? (
          <div>
            <dt>{t('Arrives')}</dt>
            <dd css={arrival}>
              <DeliveryDays dates={order.delivery} />
            </dd>
          </div>
        ) : null}
        {order ? <AmountRows order={order} /> : null}
      </dl>
    </section>
  );
}
