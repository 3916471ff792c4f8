import { pagePaths } from '@storefront/host/contracts';
import { cartCount, useCart } from '@storefront/host';
import { NavLink } from '@storefront/host/router';
import { Icon } from '@storefront/ui/media/icon';
import { t } from '../../messages/t';
import { styles } from './header.styles';
import { useBagDrawer } from './use-bag-drawer';

/** The link to the cart, with the number of items in it (NAV-02); on wide screens it opens the bag's drawer. */
export function CartLink() {
  const count = useCart(cartCount);
  const { isAvailable, BagDrawer, drawer, open, prepare } = useBagDrawer();
  return (
    <>
      <NavLink
        to={pagePaths.cart}
        css={styles.toolButton}
        aria-label={t('Cart, {count, plural, one {# item} other {# items}}', { count })}
        aria-haspopup={isAvailable ? 'dialog' : undefined}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="bag" />
        {count > 0 && (
          <span css={styles.count} aria-hidden>
            {count}
          </span>
        )}
      </NavLink>
      {BagDrawer && <BagDrawer {...drawer} />}
    </>
  );
}
