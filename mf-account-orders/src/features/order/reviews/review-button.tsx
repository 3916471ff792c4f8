import { useLazyComponent } from '@storefront/host/browser/use-lazy-component';
import type { OrderItem } from '@storefront/host/shop/orders/order';
import { Button } from '@storefront/ui/actions/button';
import { useState } from 'react';
import { t } from '../../../messages/t';
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
  const { name } = item;
  return (
    <div css={alignedText}>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={
          review ? t('Your review of {name}', { name }) : t('Write a review of {name}', { name })
        }
        onClick={() => void ensureLoaded().then(setIsOpen)}
      >
        {review ? t('Your review') : t('Write a review')}
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
