import { formatRupees } from '@storefront/host/format/money';
import { describeDueOnDelivery } from '@storefront/host/shop/orders/due-on-delivery';
import { orderToPay, type Order } from '@storefront/host/shop/orders/order';
import { shippingLabel } from '@storefront/host/shop/store/shipping-rate';
import { CreditRows } from '@storefront/ui/product/credit-rows';
import { DiscountRows } from '@storefront/ui/product/discount-rows';
import { OrderLineSummary } from '@storefront/ui/product/order-line-summary';
import { formatLongDate } from '@storefront/host/format/dates';
import { t } from '../../messages/t';
import { receipt, receiptLines, receiptRows, receiptTitle } from './order-receipt.styles';

const TITLE_ID = 'order-receipt';

interface OrderReceiptProps {
  /** An order that is paid, or will be on delivery. */
  order: Order;
}

/** What was bought and paid, when, and where it goes (DONE-02). */
export function OrderReceipt({ order }: OrderReceiptProps) {
  const { items, shipping, createdAt } = order;
  const day = formatLongDate(createdAt);
  return (
    <section css={receipt} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} css={receiptTitle}>
        {t('Your Order')}
      </h2>
      <ul css={receiptLines}>
        {items.map((item, index) => (
          // Two items may be the same product, so only the index is unique.
          <li key={index}>
            <OrderLineSummary item={item} />
          </li>
        ))}
      </ul>
      <dl css={receiptRows}>
        <DiscountRows offers={order.offers} />
        {shipping.price === undefined ? null : (
          <div>
            <dt>{t('Shipping')}</dt>
            <dd>{shippingLabel(shipping)}</dd>
          </div>
        )}
        <CreditRows credits={order.credits} />
        <div>
          <dt>
            {describeDueOnDelivery(order) === undefined ? t('Paid') : t('To pay on delivery')}
          </dt>
          <dd>{formatRupees(orderToPay(order))}</dd>
        </div>
        {day === '' ? null : (
          <div>
            <dt>{t('Placed on')}</dt>
            <dd>{day}</dd>
          </div>
        )}
        {shipping.address === '' ? null : (
          <div>
            <dt>{t('Goes to')}</dt>
            <dd>{shipping.address}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
