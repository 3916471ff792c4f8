import { ActiveFilterChips } from './active-filter-chips';
import { FacetLinks } from './facet-links';
import type { ListControlsProps } from './list-controls';

/** The chosen filters, each removable; for browsers without JavaScript also links to all filters. */
export function ActiveFilters({ facets, filters, hrefOf }: Omit<ListControlsProps, 'total'>) {
  return (
    <>
      {facets ? <FacetLinks facets={facets} filters={filters} hrefOf={hrefOf} /> : null}
      <ActiveFilterChips filters={filters} hrefOf={hrefOf} />
    </>
  );
}
