import { css } from '@emotion/react';
import { color } from '@storefront/shared/theme';
import { Button } from '@storefront/shared/ui/button';
import type { Purchase } from './use-purchase';

/** While something is missing it is dim but legible: it still says what will happen. */
const waiting = css`
  &[aria-disabled='true'] {
    background: color-mix(in srgb, ${color('text')} 16%, ${color('page')});
    color: ${color('text')};
    opacity: 1;
  }
`;

interface PurchaseButtonProps {
  purchase: Purchase;
  label: string;
  /** Called once the product is in the cart. */
  onAdded: () => void;
  /** Called when a size has to be chosen first. */
  onSizeMissing: () => void;
}

/**
 * Puts what is chosen into the cart. While it can't it stays focusable, so that pressing it can
 * explain why (PDP-03).
 */
export function PurchaseButton({ purchase, label, onAdded, onSizeMissing }: PurchaseButtonProps) {
  const { addToCart, obstacle } = purchase;

  function press() {
    if (obstacle === 'no-size') onSizeMissing();
    if (obstacle !== undefined) return;
    addToCart();
    onAdded();
  }

  return (
    <Button css={waiting} fullWidth aria-disabled={obstacle !== undefined} onClick={press}>
      {obstacle === 'unavailable' ? 'Unavailable' : obstacle === 'sold-out' ? 'Sold Out' : label}
    </Button>
  );
}
