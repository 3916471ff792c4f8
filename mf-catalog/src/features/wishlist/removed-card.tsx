import { Button } from '@storefront/ui/actions/button';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Product } from '../../lib/product/product';
import type { RemovalReason } from './use-shown-ids';
import { removedCard, removedName } from './wishlist-card.styles';
import { t } from '../../messages/t';

interface RemovedCardProps {
  product: Product;
  by: RemovalReason;
  /** Called once it is shown and has the focus. */
  onShown: (() => void) | undefined;
  onUndo: () => void;
}

function nameText(text: ReactNode[]) {
  return (
    <span key="name" css={removedName}>
      {text}
    </span>
  );
}

/** Replaces the card of a product that was removed from the wishlist; its undo button gets the focus. */
export function RemovedCard({ product, by, onShown, onUndo }: RemovedCardProps) {
  const action = by === 'moved' ? t('Keep it here too') : t('Undo');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    onShown?.();
  }, [onShown]);
  const values = { product: product.name, name: nameText };
  return (
    <div css={removedCard}>
      <p>
        {by === 'moved'
          ? t.rich('<name>{product}</name> is in your bag.', values)
          : t.rich('<name>{product}</name> is removed.', values)}
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
