import { useBus } from '@storefront/host';
import type { OrderItem } from '@storefront/host/shop/orders/order';
import { Dialog } from '@storefront/ui/overlays/dialog';
import { t } from '../../../messages/t';
import type { OwnReview } from './own-review';
import { ReviewForm } from './review.form';

interface ReviewDialogProps {
  item: OrderItem;
  productId: string;
  /** What the shopper has said before, if anything. */
  review: OwnReview | undefined;
  open: boolean;
  onChange: (review: OwnReview | undefined) => void;
  onClose: () => void;
}

/** The dialog with the shopper's review of an item. */
export function ReviewDialog({
  item,
  productId,
  review,
  open,
  onChange,
  onClose,
}: ReviewDialogProps) {
  const bus = useBus();

  function showChanged(changed: OwnReview | undefined) {
    onChange(changed);
    bus.send(
      'toast.show',
      changed
        ? { title: t('Thank you'), description: t('Your review is shown once we have checked it.') }
        : { title: t('Your review'), description: t('It is deleted.') },
    );
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('Your review of {name}', { name: item.name })}>
      <ReviewForm
        productId={productId}
        hasSizes={Boolean(item.selectedSize)}
        review={review}
        onChanged={showChanged}
        onClose={onClose}
      />
    </Dialog>
  );
}
