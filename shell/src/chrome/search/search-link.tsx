import { pagePaths } from '@storefront/host/contracts';
import { NavLink } from '@storefront/host/router';
import { Icon } from '@storefront/ui/media/icon';
import { styles } from '../header/header.styles';
import { t } from '../../messages/t';
import { useSearchSheet } from './use-search-sheet';

/** The link to the search page; once scripts have loaded, it opens the search in a sheet instead. */
export function SearchLink() {
  const { isAvailable, SearchSheet, sheet, open, prepare } = useSearchSheet();
  return (
    <>
      <NavLink
        to={pagePaths.search}
        css={styles.toolButton}
        aria-label={t('Search')}
        aria-haspopup={isAvailable ? 'dialog' : undefined}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="search" />
      </NavLink>
      {SearchSheet && <SearchSheet {...sheet} />}
    </>
  );
}
