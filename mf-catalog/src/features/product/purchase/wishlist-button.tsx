import { useBus, useWishlist } from '@storefront/shared/host';
import { Button } from '@storefront/shared/ui/actions/button';
import { Icon } from '@storefront/shared/ui/media/icon';
import { wishlist, wishlistLabel } from './buy-box.styles';

interface WishlistButtonProps {
  /** The product's id. */
  id: string;
}

/** Puts a product on the shopper's wishlist, or takes it off (D15). */
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
