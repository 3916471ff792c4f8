import { pagePaths } from '@storefront/host/contracts';
import { useSession } from '@storefront/host';
import { Link } from '@storefront/host/router';
import { CategoryLinks } from '../links/category-links';
import { HighlightLinks } from '../links/highlight-links';
import { LoginLink } from '../links/login-link';
import { SubCategories } from '../links/sub-categories';
import { styles } from './menu-content.styles';
import { SignOutButton } from './sign-out-button';

const SHOP = [
  { to: pagePaths.products, label: 'All products' },
  { to: pagePaths.collections, label: 'Collections' },
  { to: pagePaths.wishlist, label: 'Wishlist' },
  { to: pagePaths.trackOrder, label: 'Track order' },
  { to: pagePaths.contact, label: 'Contact' },
  { to: pagePaths.about, label: 'About us' },
];

const ACCOUNT = [
  { to: pagePaths.account, label: 'My account' },
  { to: pagePaths.orders, label: 'My orders' },
];

interface MenuContentProps {
  categories: string[];
}

/** The content of the mobile menu: categories, pages, and the account. */
export function MenuContent({ categories }: MenuContentProps) {
  const signedIn = useSession((state) => state.signedIn);
  return (
    <nav aria-label="Menu" css={styles.menu}>
      <ul role="list" css={styles.categoryList}>
        <CategoryLinks
          categories={categories}
          css={styles.category}
          beside={(category) => <SubCategories category={category} styles={styles} />}
        />
      </ul>
      <ul role="list" css={styles.highlights}>
        <HighlightLinks css={styles.entry} />
      </ul>
      <ul role="list" css={styles.rest}>
        {[...SHOP, ...(signedIn ? ACCOUNT : [])].map(({ to, label }) => (
          <li key={to}>
            <Link to={to} css={styles.entry}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          {signedIn ? <SignOutButton css={styles.entry} /> : <LoginLink css={styles.entry} />}
        </li>
        {signedIn ? null : (
          <li>
            <Link to={pagePaths.register} css={styles.entry}>
              Create account
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
