import { DiscountRows } from '@storefront/ui/product/discount-rows';
import { Skeleton } from '@storefront/ui/feedback/skeleton';
import type { OrderQuote } from '../../lib/quote/order-quote';
import type { Coupons } from '../../lib/quote/use-quote';
import { t } from '../../messages/t';
import { discountRow } from './coupon-codes.styles';

interface DiscountAmountsProps {
  quote: OrderQuote;
  coupons: Coupons;
}

/** What offers take off: entries of a description list. As long as it isn't known, there is room for it. */
export function DiscountAmounts({ quote, coupons: { awaitsDiscount } }: DiscountAmountsProps) {
  if (!awaitsDiscount) return <DiscountRows offers={quote.offers} css={discountRow} />;
  return (
    <div css={discountRow}>
      <dt>
        {t('Discount')}
        <Skeleton width={120} height={20} />
      </dt>
      <dd>
        <Skeleton width={80} height={20} />
      </dd>
    </div>
  );
}
