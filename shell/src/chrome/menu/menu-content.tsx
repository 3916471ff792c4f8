import { pagePaths } from '@storefront/host/contracts';
import { useSession } from '@storefront/host';
import { Link } from '@storefront/host/router';
import { CategoryLinks } from '../links/category-links';
import { HighlightLinks } from '../links/highlight-links';
import { LanguageLinks } from '../links/language-links';
import { LoginLink } from '../links/login-link';
import { SubCategories } from '../links/sub-categories';
import { t } from '../../messages/t';
import { styles } from './menu-content.styles';
import { SignOutButton } from './sign-out-button';

function shopLinks() {
  return [
    { to: pagePaths.products, label: t('All products') },
    { to: pagePaths.collections, label: t('Collections') },
    { to: pagePaths.wishlist, label: t('Wishlist') },
    { to: pagePaths.trackOrder, label: t('Track order') },
    { to: pagePaths.contact, label: t('Contact') },
    { to: pagePaths.about, label: t('About us') },
  ];
}

function accountLinks() {
  return [
    { to: pagePaths.account, label: t('My account') },
    { to: pagePaths.orders, label: t('My orders') },
  ];
}

interface MenuContentProps {
  categories: string[];
}

/** The content of the mobile menu: categories, pages, and the account. */
export function MenuContent({ categories }: MenuContentProps) {
  const signedIn = useSession((state) => state.signedIn);
  return (
    <nav aria-label={t('Menu')} css={styles.menu}>
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
        {[...shopLinks(), ...(signedIn ? accountLinks() : [])].map(({ to, label }) => (
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
              {t('Create account')}
            </Link>
          </li>
        )}
        <LanguageLinks css={styles.entry} />
      </ul>
    </nav>
  );
}
