import { ChosenChips } from './chosen-chips';
import { FacetLinks } from './facet-links';
import type { ListControlsProps } from './list-controls';

/** The filters of a list, each to be taken away, and for browsers without scripts those there are. */
export function ActiveFilters({ facets, filters, hrefOf }: Omit<ListControlsProps, 'total'>) {
  return (
    <>
      {facets ? <FacetLinks facets={facets} filters={filters} hrefOf={hrefOf} /> : null}
      <ChosenChips filters={filters} hrefOf={hrefOf} />
    </>
  );
}
