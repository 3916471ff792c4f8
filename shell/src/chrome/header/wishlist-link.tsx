import { css } from '@emotion/react';
import { pagePaths } from '@storefront/host/contracts';
import { useWishlist } from '@storefront/host';
import { NavLink } from '@storefront/host/router';
import { media } from '@storefront/ui/theme';
import { Icon } from '@storefront/ui/media/icon';
import { t } from '../../messages/t';
import { styles } from './header.styles';

/** On phones the link is in the menu. */
const wide = css`
  ${media.phone} {
    display: none;
  }
`;

/** The link to the wishlist, with the number of pieces on it. */
export function WishlistLink() {
  const count = useWishlist(({ ids }) => ids.length);
  return (
    <NavLink
      to={pagePaths.wishlist}
      css={[styles.toolButton, wide]}
      aria-label={t('Wishlist, {count, plural, one {# item} other {# items}}', { count })}
    >
      <Icon name="heart" />
      {count > 0 && (
        <span css={styles.count} aria-hidden>
          {count}
        </span>
      )}
    </NavLink>
  );
}
