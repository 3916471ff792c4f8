import { useLazyComponent } from '@storefront/host/browser/use-lazy-component';
import type { OrderItem } from '@storefront/host/shop/orders/order';
import { Button } from '@storefront/ui/actions/button';
import { useState } from 'react';
import type { OwnReview } from './own-review';
import { alignedText } from './review.styles';

const loadDialog = () =>
  import(/* webpackChunkName: "review" */ './review-dialog').then((m) => m.ReviewDialog);

interface ReviewButtonProps {
  item: OrderItem;
  productId: string;
  /** What the shopper has said about the product, if anything. */
  review: OwnReview | undefined;
  onChange: (review: OwnReview | undefined) => void;
}

/** Opens the dialog in which the shopper writes or changes their review of an item (REV-04). */
export function ReviewButton({ item, productId, review, onChange }: ReviewButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [ReviewDialog, ensureLoaded] = useLazyComponent(loadDialog);
  const label = review ? 'Your review' : 'Write a review';
  return (
    <div css={alignedText}>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={`${label} of ${item.name}`}
        onClick={() => void ensureLoaded().then(setIsOpen)}
      >
        {label}
      </Button>
      {ReviewDialog ? (
        <ReviewDialog
          item={item}
          productId={productId}
          review={review}
          open={isOpen}
          onChange={onChange}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  );
}
