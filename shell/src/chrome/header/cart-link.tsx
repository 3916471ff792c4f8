import { pagePaths } from '@storefront/shared/contracts';
import { cartCount, useCart } from '@storefront/shared/host';
import { NavLink } from '@storefront/shared/router';
import { Icon } from '@storefront/shared/ui/media/icon';
import { styles } from './header.styles';

/** The link to the cart, with the number of items in it (NAV-02). */
export function CartLink() {
  const count = useCart(cartCount);
  return (
    <NavLink
      to={pagePaths.cart}
      css={styles.tool}
      aria-label={`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
    >
      <Icon name="bag" />
      {count > 0 && (
        <span css={styles.count} aria-hidden>
          {count}
        </span>
      )}
    </NavLink>
  );
}
