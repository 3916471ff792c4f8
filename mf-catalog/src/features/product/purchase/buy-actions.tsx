import { pagePaths } from '@storefront/host/contracts';
import { useBus } from '@storefront/host';
import { useNavigate } from '@storefront/host/router';
import { choicePhrase, type MissingChoice } from '@storefront/host/shop/catalogue/variant';
import { PurchaseButton } from '../../../components/purchase/purchase-button';
import type { Purchase } from '../../../lib/purchase/use-purchase';
import { actions } from './buy-box.styles';
import { WishlistButton } from './wishlist-button';
import { t } from '../../../messages/t';

interface BuyActionsProps {
  purchase: Purchase;
  /** Called when something has to be chosen first. */
  onChoiceMissing: (missing: MissingChoice) => void;
}

/** The buttons that add a product to the cart and to the wishlist (PDP-01, PDP-03, PDP-05). */
export function BuyActions({ purchase, onChoiceMissing }: BuyActionsProps) {
  const bus = useBus();
  const navigate = useNavigate();

  function askFor(missing: MissingChoice) {
    const choice = choicePhrase(missing, purchase.product);
    bus.send('toast.show', {
      title: t('Please select {choice}', { choice }),
      description: t('You must select {choice} before adding to cart', { choice }),
      tone: 'destructive',
    });
    onChoiceMissing(missing);
  }

  return (
    <div css={actions}>
      <PurchaseButton
        purchase={purchase}
        label={t('Add to Cart')}
        onAdded={() => void navigate(pagePaths.cart)}
        onChoiceMissing={askFor}
      />
      <WishlistButton product={purchase.product} />
    </div>
  );
}
