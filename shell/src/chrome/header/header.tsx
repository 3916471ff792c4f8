import { pagePaths } from '@storefront/host/contracts';
import { useSession, useStoreInfo } from '@storefront/host';
import { NavLink } from '@storefront/host/router';
import { getHeaderCategories } from '@storefront/host/shop/store/store-categories';
import { Icon } from '@storefront/ui/media/icon';
import { Container } from '@storefront/ui/page/container';
import { t } from '../../messages/t';
import { CartLink } from './cart-link';
import { CategoryLinks } from '../links/category-links';
import { HighlightLinks } from '../links/highlight-links';
import { SubCategories } from '../links/sub-categories';
import { styles } from './header.styles';
import { LoginLink } from '../links/login-link';
import { MobileMenu } from '../menu/mobile-menu';
import { OfflineBanner } from '../offline-banner';
import { SearchLink } from '../search/search-link';
import { useScrolled } from './use-scrolled';
import { WishlistLink } from './wishlist-link';
import { Wordmark } from '../wordmark';

/**
 * The header: name, categories, account, wishlist and cart (NAV-01 to NAV-05). It is sticky and as high as
 * size('header'); a page can start beneath it with a negative margin of that size.
 */
export function Header() {
  const scrolled = useScrolled();
  const categories = getHeaderCategories(useStoreInfo((state) => state));
  const signedIn = useSession((state) => state.signedIn);

  return (
    <header css={styles.header} data-scrolled={scrolled} data-boundary="shell">
      <Container css={styles.bar}>
        <div css={styles.start}>
          <MobileMenu categories={categories} />
          <nav aria-label={t('Categories')} css={styles.nav}>
            <ul role="list" css={styles.categories}>
              <CategoryLinks
                categories={categories}
                css={styles.label}
                beside={(category) => (
                  <SubCategories category={category} styles={styles} floating />
                )}
              />
            </ul>
          </nav>
          <SearchLink />
        </div>
        <Wordmark css={styles.brand} />
        <div css={styles.tools}>
          <nav aria-label={t('New and on sale')} css={styles.highlights}>
            <ul role="list" css={styles.categories}>
              <HighlightLinks css={styles.label} />
            </ul>
          </nav>
          {signedIn ? (
            <NavLink to={pagePaths.account} css={styles.toolButton} aria-label={t('My Account')}>
              <Icon name="account" />
            </NavLink>
          ) : (
            <LoginLink css={[styles.toolButton, styles.label]} />
          )}
          <WishlistLink />
          <CartLink />
        </div>
      </Container>
      <OfflineBanner />
    </header>
  );
}
