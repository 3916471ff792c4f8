import { ChosenChips } from './chosen-chips';
import { FacetLinks } from './facet-links';
import type { ListControlsProps } from './list-controls';

/** What is chosen of a list, and, for browsers without scripts, what there is to choose. */
export function ListChoice({ facets, choice, hrefOf }: Omit<ListControlsProps, 'total'>) {
  return (
    <>
      {facets ? <FacetLinks facets={facets} choice={choice} hrefOf={hrefOf} /> : null}
      <ChosenChips choice={choice} hrefOf={hrefOf} />
    </>
  );
}
