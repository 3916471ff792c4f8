import { Button } from '@storefront/shared/ui/button';
import type { Purchase } from './use-purchase';

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
    <Button fullWidth aria-disabled={obstacle !== undefined} onClick={press}>
      {obstacle === 'unavailable' ? 'Unavailable' : obstacle === 'sold-out' ? 'Sold Out' : label}
    </Button>
  );
}
