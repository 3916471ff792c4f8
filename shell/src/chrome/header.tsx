import { cartCount, useCart, useSession, useStoreInfo } from '@storefront/shared/host';
import { Link } from '@storefront/shared/router';
import { headerCategories } from '@storefront/shared/shop/store-categories';
import { Container } from '@storefront/shared/ui/container';
import { Icon } from '@storefront/shared/ui/icon';
import { CategoryLinks } from './category-links';
import { styles } from './header.styles';
import { LoginLink } from './login-link';
import { MobileMenu } from './mobile-menu';
import { useScrolled } from './use-scrolled';

/** The shop's head: name, categories, account and cart (NAV-01 to NAV-05). */
export function Header() {
  const scrolled = useScrolled();
  const storeInfo = useStoreInfo((state) => state);
  const signedIn = useSession((state) => state.signedIn);
  const count = useCart(cartCount);
  const categories = headerCategories(storeInfo);

  return (
    <header css={styles.header} data-scrolled={scrolled} data-boundary="shell">
      <Container css={styles.bar}>
        <MobileMenu categories={categories} />
        <Link to="/" css={styles.brand}>
          {storeInfo.info?.storeName ?? 'Shop'}
        </Link>
        <nav aria-label="Categories" css={styles.categories}>
          <CategoryLinks categories={categories} css={styles.category} />
        </nav>
        <div css={styles.tools}>
          {signedIn ? (
            <Link to="/account" css={styles.tool} aria-label="My Account">
              <Icon name="account" />
            </Link>
          ) : (
            <LoginLink css={styles.tool} />
          )}
          <Link
            to="/cart"
            css={styles.tool}
            aria-label={`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
          >
            <Icon name="bag" />
            {count > 0 && (
              <span css={styles.count} aria-hidden>
                {count}
              </span>
            )}
          </Link>
        </div>
      </Container>
    </header>
  );
}
