import { useId } from 'react';
import { BrowseLinks } from '../browse-links';
import { heading } from './search-box.styles';
import { usePopularSearches } from './use-popular-searches';
import { t } from '../../messages/t';

/** Where to begin while nothing is typed: the store's categories, and what its featured products are. */
export function PopularLinks() {
  const headingId = useId();
  const searches = usePopularSearches();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} css={heading}>
        {t('Popular')}
      </h2>
      <BrowseLinks searches={searches} />
    </section>
  );
}
