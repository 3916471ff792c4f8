import type { MouseEvent, Ref } from 'react';
import { formatRupees } from '@storefront/shared/format/money';
import { cartTotal, type CartLine } from '@storefront/shared/host';
import { Link } from '@storefront/shared/router';
import { ButtonLink } from '@storefront/shared/ui/button';
import { cartSummary, next, payBar, policies, subtotal, title } from './cart-summary.styles';

interface CartSummaryProps {
  lines: CartLine[];
  /** Put on what comes after the last choice: the amount and the way on. */
  wayOnRef: Ref<HTMLDivElement>;
  onProceed: (event: MouseEvent) => void;
}

/** What the lines come to, the way to the checkout, and what happens there (CART-08, CART-10). */
export function CartSummary({ lines, wayOnRef, onProceed }: CartSummaryProps) {
  return (
    <section css={cartSummary} aria-label="Summary">
      <h2 css={title}>Summary</h2>
      <div css={payBar} ref={wayOnRef} tabIndex={-1}>
        <p css={subtotal}>
          <span>Subtotal</span>
          <span>{formatRupees(cartTotal({ lines }))}</span>
        </p>
        <ButtonLink to="/checkout" onClick={onProceed}>
          Proceed to Checkout
        </ButtonLink>
      </div>
      <div css={next}>
        <p>Shipping is free. You choose how to pay after your address.</p>
        <p css={policies}>
          <Link to="/shipping">Shipping</Link>
          <Link to="/return">Returns</Link>
        </p>
      </div>
    </section>
  );
}
