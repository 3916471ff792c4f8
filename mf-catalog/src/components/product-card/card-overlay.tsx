import { useRef, type MouseEvent } from 'react';
import { needsChoice, useBus, useWishlist } from '@storefront/host';
import { Button } from '@storefront/ui/actions/button';
import { IconButton } from '@storefront/ui/actions/icon-button';
import type { Product } from '../../lib/product/product';
import { toCartLine } from '../../lib/purchase/cart-line';
import { toWishlistItem } from '../../lib/product/to-wishlist-item';
import { initialChoice } from '../../lib/purchase/variant-choice';
import { addButton, iconButton, overlay } from './card-overlay.styles';
import { t } from '../../messages/t';

/** A second press this soon after the first is the same gesture: a double click, or a double tap. */
const GESTURE_MS = 500;

interface CardOverlayProps {
  product: Product;
  /** Id of the product's name, which describes the buttons to screen readers. */
  describedBy: string;
  /** Called when a piece was added that lacks a choice. */
  onChoiceMissing: () => void;
  /** Called when the button that adds such a piece is pointed at or focused. */
  onChoiceLikely: () => void;
  onQuickView: () => void;
  /** Called when the button of the quick view is pointed at or focused. */
  onQuickViewLikely: () => void;
}

/** The buttons of a card: shown on hover and keyboard focus, always on touch (CARD-02). */
export function CardOverlay({
  product,
  describedBy,
  onChoiceMissing,
  onChoiceLikely,
  onQuickView,
  onQuickViewLikely,
}: CardOverlayProps) {
  const bus = useBus();
  const isInWishlist = useWishlist(({ ids }) => ids.includes(product.id));

  const line = toCartLine(product, initialChoice(product));
  const lacksChoice = needsChoice(line);
  const prepareChoice = lacksChoice ? onChoiceLikely : undefined;

  const pressedAt = useRef(-Infinity);

  /** Puts one piece into the bag, then asks for what it lacks; one gesture is one piece (CART-14, CARD-08). */
  function addToBag({ timeStamp }: MouseEvent) {
    const isSameGesture = timeStamp - pressedAt.current < GESTURE_MS;
    pressedAt.current = timeStamp;
    if (isSameGesture) return;
    bus.send('cart.add', line);
    if (lacksChoice) onChoiceMissing();
    else bus.send('bag.show');
  }

  return (
    <div css={overlay} data-overlay>
      {product.available && !product.soldOut ? (
        <Button
          css={addButton}
          variant="quiet"
          aria-describedby={describedBy}
          onClick={addToBag}
          onPointerEnter={prepareChoice}
          onFocus={prepareChoice}
        >
          {t('Add to Bag')}
        </Button>
      ) : (
        <Button css={addButton} variant="quiet" aria-describedby={describedBy} disabled>
          {product.available ? t('Sold Out') : t('Unavailable')}
        </Button>
      )}
      <IconButton
        css={iconButton}
        icon="heart"
        label={t('Wishlist')}
        filled={isInWishlist}
        aria-pressed={isInWishlist}
        aria-describedby={describedBy}
        onClick={() => bus.send('wishlist.toggle', toWishlistItem(product))}
      />
      <IconButton
        css={iconButton}
        icon="eye"
        label={t('Quick view')}
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        onClick={onQuickView}
        onPointerEnter={onQuickViewLikely}
        onFocus={onQuickViewLikely}
      />
    </div>
  );
}
