import { formatRupees } from '@storefront/host/format/money';
import { orderToPay, orderTotal, type Order } from '@storefront/host/shop/orders/order';
import { shippingLabel } from '@storefront/host/shop/store/shipping-rate';
import { CreditRows } from '@storefront/ui/product/credit-rows';
import { DiscountRows } from '@storefront/ui/product/discount-rows';
import { t } from '../../../messages/t';
import { amount } from './payment-summary.styles';

interface AmountRowsProps {
  order: Order;
}

/**
 * The amounts of the order as the server sends them (PAY-15). Without a total, the sum of the items is
 * shown (ORD-01); an order that has neither shows no amount to pay.
 */
export function AmountRows({ order }: AmountRowsProps) {
  const { items, offers, credits, shipping, subtotal, total } = order;
  const namesShipping = shipping.price !== undefined || shipping.label !== undefined;
  return (
    <>
      {subtotal === undefined ? null : (
        <div>
          <dt>{t('Subtotal')}</dt>
          <dd>{formatRupees(subtotal)}</dd>
        </div>
      )}
      <DiscountRows offers={offers} />
      {namesShipping ? (
        <div>
          <dt>{t('Shipping')}</dt>
          <dd>{shippingLabel(shipping)}</dd>
        </div>
      ) : null}
      {credits.length === 0 ? null : (
        <div>
          <dt>{t('Total')}</dt>
          <dd>{formatRupees(orderTotal(order))}</dd>
        </div>
      )}
      <CreditRows credits={credits} />
      {total === undefined && items.length === 0 ? null : (
        <div css={amount}>
          <dt>{t('Amount to pay')}</dt>
          <dd>{formatRupees(orderToPay(order))}</dd>
        </div>
      )}
    </>
  );
}
