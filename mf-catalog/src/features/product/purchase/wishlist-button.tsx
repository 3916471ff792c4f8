import { useBus, useWishlist } from '@storefront/host';
import { Button } from '@storefront/ui/actions/button';
import { Icon } from '@storefront/ui/media/icon';
import type { Product } from '../../../lib/product/product';
import { toWishlistItem } from '../../../lib/product/to-wishlist-item';
import { wishlist, wishlistLabel } from './buy-box.styles';
import { t } from '../../../messages/t';

interface WishlistButtonProps {
  product: Product;
}

/** Adds a product to the shopper's wishlist, or removes it (D15). */
export function WishlistButton({ product }: WishlistButtonProps) {
  const bus = useBus();
  const isInWishlist = useWishlist(({ ids }) => ids.includes(product.id));
  return (
    <Button
      css={wishlist}
      variant="secondary"
      aria-pressed={isInWishlist}
      onClick={() => bus.send('wishlist.toggle', toWishlistItem(product))}
    >
      <Icon name="heart" filled={isInWishlist} />
      <span css={wishlistLabel}>{t('Wishlist')}</span>
    </Button>
  );
}
