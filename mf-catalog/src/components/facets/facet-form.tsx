import type { Filters } from '../../lib/listing/filters';
import { FLAG_LABELS, visibleFacets, type Facets } from '../../lib/listing/facets';
import { CheckboxOption } from './checkbox-option';
import { form, group, groupTitle, options } from './facet-form.styles';
import { PriceRange } from './price-range';
import { FacetValues } from './facet-values';

interface FacetFormProps {
  facets: Facets;
  filters: Filters;
  /** Called with the filters as soon as one changes. */
  onChoose: (filters: Filters) => void;
}

/** The filters of a list. A facet without values isn't shown. */
export function FacetForm({ facets, filters, onChoose }: FacetFormProps) {
  return (
    <form css={form} onSubmit={(event) => event.preventDefault()}>
      {visibleFacets(facets, filters).map((facet) => (
        <FacetValues key={facet} facet={facet} {...{ facets, filters, onChoose }} />
      ))}
      <PriceRange
        filters={filters}
        lowest={facets.priceMin}
        highest={facets.priceMax}
        onChoose={(range) => onChoose({ ...filters, ...range })}
      />
      <fieldset css={group}>
        <legend css={groupTitle}>Availability</legend>
        <div css={options}>
          {(['onSale', 'inStock'] as const).map((flag) => (
            <CheckboxOption
              key={flag}
              label={FLAG_LABELS[flag]}
              count={facets[flag]}
              checked={filters[flag]}
              onToggle={() => onChoose({ ...filters, [flag]: !filters[flag] })}
            />
          ))}
        </div>
      </fieldset>
    </form>
  );
}
