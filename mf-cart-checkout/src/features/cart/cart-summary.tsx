import type { MouseEvent, Ref } from 'react';
import { pagePaths } from '@storefront/host/contracts';
import { formatRupees } from '@storefront/host/format/money';
import type { CartLine } from '@storefront/host';
import { Link } from '@storefront/host/router';
import { shippingLabel } from '@storefront/host/shop/store/shipping-rate';
import { ButtonLink } from '@storefront/ui/actions/button';
import { CreditRows } from '@storefront/ui/product/credit-rows';
import { CouponCodes } from '../../components/coupon/coupon-codes';
import { discountRow } from '../../components/coupon/coupon-codes.styles';
import { DiscountAmounts } from '../../components/coupon/discount-amounts';
import { DeliveryLine } from '../../components/delivery-line';
import { discountOf, type OrderQuote } from '../../lib/quote/order-quote';
import { useQuote } from '../../lib/quote/use-quote';
import { t } from '../../messages/t';
import {
  amounts,
  cartSummary,
  next,
  checkoutBar,
  policies,
  subtotal,
  title,
} from './cart-summary.styles';

interface CartSummaryProps {
  lines: CartLine[];
  /** Ref of the box with the subtotal and the checkout button; it gets the focus after the last choice. */
  checkoutBoxRef: Ref<HTMLDivElement>;
  onProceed: (event: MouseEvent) => void;
}

/** The subtotal, what offers take off, the button to the checkout, and what happens there (CART-08, CART-10). */
export function CartSummary({ lines, checkoutBoxRef, onProceed }: CartSummaryProps) {
  const { quote, coupons } = useQuote(lines, { usesStoreCredit: false });
  const isReduced = coupons.awaitsDiscount || discountOf(quote) > 0 || quote.credits.length > 0;
  return (
    <section css={cartSummary} aria-label={t('Summary')}>
      <h2 css={title}>{t('Summary')}</h2>
      <CouponCodes coupons={coupons} />
      {isReduced ? (
        <dl css={amounts}>
          <div>
            <dt>{t('Subtotal')}</dt>
            <dd>{formatRupees(quote.subtotal)}</dd>
          </div>
          <DiscountAmounts quote={quote} coupons={coupons} />
          <CreditRows credits={quote.credits} css={discountRow} />
        </dl>
      ) : null}
      <div css={checkoutBar} ref={checkoutBoxRef} tabIndex={-1}>
        <p css={subtotal}>
          <span>{labelOf(quote, isReduced)}</span>
          <span>{formatRupees(isReduced ? quote.toPay : quote.subtotal)}</span>
        </p>
        <ButtonLink to={pagePaths.checkout} onClick={onProceed}>
          {t('Proceed to Checkout')}
        </ButtonLink>
      </div>
      <div css={next}>
        <DeliveryLine />
        <p>
          {t('Shipping: {rate}. You choose how to pay after your address.', {
            rate: shippingLabel(quote.shipping),
          })}
        </p>
        <p css={policies}>
          <Link to={pagePaths.shipping}>{t('Shipping')}</Link>
          <Link to={pagePaths.return}>{t('Returns')}</Link>
        </p>
      </div>
    </section>
  );
}

function labelOf({ credits }: OrderQuote, isReduced: boolean): string {
  if (credits.length > 0) return t('To pay');
  return isReduced ? t('Total') : t('Subtotal');
}
