import { pagePaths } from '@storefront/shared/contracts';
import { NavLink } from '@storefront/shared/router';
import { Icon } from '@storefront/shared/ui/media/icon';
import { styles } from '../header/header.styles';
import { useSearchSheet } from './use-search-sheet';

/** The link to the search, which opens a sheet with it instead as soon as there are scripts. */
export function SearchLink() {
  const { isAvailable, SearchSheet, sheet, open, prepare } = useSearchSheet();
  return (
    <>
      <NavLink
        to={pagePaths.search}
        css={styles.tool}
        aria-label="Search"
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
