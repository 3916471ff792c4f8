import { pagePaths } from '@storefront/shared/contracts';
import { useBus } from '@storefront/shared/host';
import { useNavigate } from '@storefront/shared/router';
import { PurchaseButton } from '../../../components/purchase/purchase-button';
import type { Purchase } from '../../../lib/purchase/use-purchase';
import { actions } from './buy-box.styles';
import { WishlistButton } from './wishlist-button';

interface BuyActionsProps {
  purchase: Purchase;
  /** Called when a size has to be chosen first. */
  onSizeMissing: () => void;
}

/** The buttons that add a product to the cart and to the wishlist (PDP-01, PDP-03, PDP-05). */
export function BuyActions({ purchase, onSizeMissing }: BuyActionsProps) {
  const bus = useBus();
  const navigate = useNavigate();

  function askForSize() {
    bus.send('toast.show', {
      title: 'Please select a size',
      description: 'You must select a size before adding to cart',
      tone: 'destructive',
    });
    onSizeMissing();
  }

  return (
    <div css={actions}>
      <PurchaseButton
        purchase={purchase}
        label="Add to Cart"
        onAdded={() => void navigate(pagePaths.cart)}
        onSizeMissing={askForSize}
      />
      <WishlistButton product={purchase.product} />
    </div>
  );
}
