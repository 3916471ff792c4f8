import type { DeliveryDates } from '@storefront/host/contracts/api';
import { formatRupees } from '@storefront/host/format/money';
import { cartTotal } from '@storefront/host';
import { shippingLabel } from '@storefront/host/shop/store/shipping-rate';
import { CreditRows } from '@storefront/ui/product/credit-rows';
import { DeliveryDays } from '@storefront/ui/product/delivery-days';
import { LineSummary } from '@storefront/ui/product/line-summary';
import { CouponCodes } from '../../../components/coupon/coupon-codes';
import { DiscountAmounts } from '../../../components/coupon/discount-amounts';
import { LineNotice } from '../../../components/line-notice';
import { PriceBefore } from '../../../components/price-before';
import type { CheckedLine } from '../../../lib/bag-check/line-change';
import { lineDetails, lineKeyText } from '../../../lib/line-variant';
import type { CheckoutGate } from '../../../lib/use-checkout-gate';
import type { OrderQuote } from '../../../lib/quote/order-quote';
import type { Coupons } from '../../../lib/quote/use-quote';
import { t } from '../../../messages/t';
import { arrival, content, grandTotal, list, totalRow, totals } from './order-summary.styles';
import { StoreCreditChoice, type StoreCreditUse } from './store-credit-choice';
import { SummaryAmount } from './summary-amount';

interface OrderLinesProps {
  quote: OrderQuote;
  coupons: Coupons;
  delivery: DeliveryDates | undefined;
  lines: CheckedLine[];
  gate: CheckoutGate;
  storeCredit: StoreCreditUse;
}

/** The lines and the totals of the order (CHK-02, CHK-08). */
export function OrderLines({
  quote,
  coupons,
  delivery,
  lines,
  gate,
  storeCredit,
}: OrderLinesProps) {
  const { subtotal, shipping, total, credits, toPay } = quote;
  const { nextRef, controlRefOf, onSettled, focusNext } = gate;
  return (
    <div css={content} ref={nextRef} tabIndex={-1}>
      <ul css={list}>
        {lines.map(({ line, change }) => (
          <li key={lineKeyText(line)}>
            <LineSummary
              image={line.image}
              name={line.name}
              amount={change?.shortage ? null : formatRupees(cartTotal({ lines: [line] }))}
            >
              <p>{lineDetails(line)}</p>
              <PriceBefore change={change} />
            </LineSummary>
            {change?.shortage ? (
              <LineNotice
                line={line}
                shortage={change.shortage}
                alternatives={change.alternatives}
                firstRef={controlRefOf(line)}
                onSettled={onSettled}
                onRemoved={focusNext}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <CouponCodes coupons={coupons} />
      <StoreCreditChoice available={coupons.storeCredit} toPay={toPay} choice={storeCredit} />
      <dl css={totals}>
        <div css={totalRow}>
          <dt>{t('Subtotal')}</dt>
          <dd>
            <SummaryAmount rupees={subtotal} />
          </dd>
        </div>
        <DiscountAmounts quote={quote} coupons={coupons} />
        <div css={totalRow}>
          <dt>{t('Shipping')}</dt>
          <dd>{shippingLabel(shipping)}</dd>
        </div>
        {delivery ? (
          <div css={totalRow}>
            <dt>{t('Arrives')}</dt>
            <dd css={arrival}>
              <DeliveryDays dates={toPay === 0 ? { ...delivery, payBy: undefined } : delivery} />
            </dd>
          </div>
        ) : null}
        <div css={[totalRow, grandTotal]}>
          <dt>{t('Total')}</dt>
          <dd>
            <SummaryAmount rupees={total} />
          </dd>
        </div>
        <CreditRows credits={credits} css={totalRow} />
        {credits.length === 0 ? null : (
          <div css={[totalRow, grandTotal]}>
            <dt>{t('To pay')}</dt>
            <dd>
              <SummaryAmount rupees={toPay} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
