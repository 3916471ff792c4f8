import { css } from '@emotion/react';
import { pagePaths } from '@storefront/host/contracts';
import { Link } from '@storefront/host/router';
import { color, media, size, space } from '@storefront/ui/theme';
import { IconButton } from '@storefront/ui/actions/icon-button';
import { useId } from 'react';
import { forgetSearch, rememberSearch, useRecentSearches } from '../../lib/search/recent-searches';
import { heading } from './search-box.styles';
import { t } from '../../messages/t';

const entry = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

const link = css`
  flex: 1;
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: ${size('touch')};
  color: ${color('text-soft')};
  overflow-wrap: anywhere;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${color('accent-strong')};
    }
  }
`;

interface RecentSearchesListProps {
  /** Called after a search was removed together with the focused button. */
  onRemoved: () => void;
}

/** The recent searches of this device, each to repeat or to remove. */
export function RecentSearchesList({ onRemoved }: RecentSearchesListProps) {
  const searches = useRecentSearches();
  const headingId = useId();
  if (searches.length === 0) return null;

  function remove(search: string) {
    forgetSearch(search);
    onRemoved();
  }

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} css={heading}>
        {t('Recent searches')}
      </h2>
      <ul role="list">
        {searches.map((search) => (
          <li key={search} css={entry}>
            <Link
              css={link}
              to={pagePaths.searchFor(search)}
              onClick={() => rememberSearch(search)}
            >
              {search}
            </Link>
            <IconButton
              icon="close"
              label={t('Remove “{search}” from recent searches', { search })}
              onClick={() => remove(search)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
