import { Button } from '@storefront/shared/ui/button';
import type { Purchase } from './use-purchase';
import type { Obstacle } from './variant-choice';

/** What the button says where there is nothing to buy. */
const REFUSALS: Partial<Record<Obstacle, string>> = {
  unavailable: 'Unavailable',
  'sold-out': 'Sold Out',
};

interface PurchaseButtonProps {
  purchase: Purchase;
  label: string;
  /** Called once the product is in the cart. */
  onAdded: () => void;
}

/**
 * Puts what is chosen into the cart. While it can't it stays focusable, so that pressing it can
 * explain why (PDP-03).
 */
export function PurchaseButton({ purchase, label, onAdded }: PurchaseButtonProps) {
  const { add, obstacle } = purchase;
  return (
    <Button
      fullWidth
      aria-disabled={obstacle !== undefined}
      onClick={() => {
        if (add()) onAdded();
      }}
    >
      {(obstacle && REFUSALS[obstacle]) ?? label}
    </Button>
  );
}
