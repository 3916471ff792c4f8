import type { MouseEvent, Ref } from 'react';
import { pagePaths } from '@storefront/host/contracts';
import { formatRupees } from '@storefront/host/format/money';
import { cartTotal, useStoreInfo, type CartLine } from '@storefront/host';
import { Link } from '@storefront/host/router';
import { shippingLabel } from '@storefront/host/shop/store/shipping-rate';
import { ButtonLink } from '@storefront/ui/actions/button';
import { DeliveryLine } from '../../components/delivery-line';
import { cartSummary, next, checkoutBar, policies, subtotal, title } from './cart-summary.styles';

interface CartSummaryProps {
  lines: CartLine[];
  /** Ref of the box with the subtotal and the checkout button; it gets the focus after the last choice. */
  checkoutBoxRef: Ref<HTMLDivElement>;
  onProceed: (event: MouseEvent) => void;
}

/** The subtotal, the button to the checkout, and what happens there (CART-08, CART-10). */
export function CartSummary({ lines, checkoutBoxRef, onProceed }: CartSummaryProps) {
  const shipping = useStoreInfo((state) => state.info?.shipping);
  return (
    <section css={cartSummary} aria-label="Summary">
      <h2 css={title}>Summary</h2>
      <div css={checkoutBar} ref={checkoutBoxRef} tabIndex={-1}>
        <p css={subtotal}>
          <span>Subtotal</span>
          <span>{formatRupees(cartTotal({ lines }))}</span>
        </p>
        <ButtonLink to={pagePaths.checkout} onClick={onProceed}>
          Proceed to Checkout
        </ButtonLink>
      </div>
      <div css={next}>
        <DeliveryLine />
        <p>Shipping: {shippingLabel(shipping)}. You choose how to pay after your address.</p>
        <p css={policies}>
          <Link to={pagePaths.shipping}>Shipping</Link>
          <Link to={pagePaths.return}>Returns</Link>
        </p>
      </div>
    </section>
  );
}
