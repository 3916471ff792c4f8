import { useBus, useWishlist } from '@storefront/shared/host';
import { Button } from '@storefront/shared/ui/actions/button';
import { Icon } from '@storefront/shared/ui/media/icon';
import { wishlist, wishlistLabel } from './buy-box.styles';

interface WishlistButtonProps {
  /** The product's id. */
  id: string;
}

/** Adds a product to the shopper's wishlist, or removes it (D15). */
export function WishlistButton({ id }: WishlistButtonProps) {
  const bus = useBus();
  const isWished = useWishlist(({ ids }) => ids.includes(id));
  return (
    <Button
      css={wishlist}
      variant="secondary"
      aria-pressed={isWished}
      onClick={() => bus.send('wishlist.toggle', { id })}
    >
      <Icon name="heart" filled={isWished} />
      <span css={wishlistLabel}>Wishlist</span>
    </Button>
  );
}
