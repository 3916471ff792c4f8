import { Button } from '@storefront/ui/actions/button';
import { useEffect, useRef } from 'react';
import type { Product } from '../../lib/product/product';
import type { RemovalReason } from './use-shown-ids';
import { removedCard, removedName } from './wishlist-card.styles';

interface RemovedCardProps {
  product: Product;
  by: RemovalReason;
  /** Called once it is shown and has the focus. */
  onShown: (() => void) | undefined;
  onUndo: () => void;
}

/** Replaces the card of a product that was removed from the wishlist; its undo button gets the focus. */
export function RemovedCard({ product, by, onShown, onUndo }: RemovedCardProps) {
  const action = by === 'moved' ? 'Keep it here too' : 'Undo';
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    onShown?.();
  }, [onShown]);
  return (
    <div css={removedCard}>
      <p>
        <span css={removedName}>{product.name}</span>{' '}
        {by === 'moved' ? 'is in your bag.' : 'is removed.'}
      </p>
      <Button
        ref={button}
        variant="quiet"
        aria-label={`${action}: ${product.name}`}
        onClick={onUndo}
      >
        {action}
      </Button>
    </div>
  );
}
