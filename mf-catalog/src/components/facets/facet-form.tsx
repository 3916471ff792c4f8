import { useHref } from '@storefront/host/router';
import { Button } from '@storefront/ui/actions/button';
import { NO_FILTERS, type Filters } from '../../lib/listing/filters';
import { flagLabel, visibleFacets, type Facets } from '../../lib/listing/facets';
import { CheckboxOption } from './checkbox-option';
import { form, group, groupTitle, options } from './facet-form.styles';
import { PriceRange } from './price-range';
import { FacetValues } from './facet-values';
import { SortSelect } from './sort-select';
import { t } from '../../messages/t';

export interface FacetFormProps {
  facets: Facets;
  filters: Filters;
  /** The URL of the list with the given filters. */
  hrefOf: (filters: Filters) => string;
  /** Called with the filters as soon as one changes. */
  onChoose: (filters: Filters) => void;
}

/**
 * The filters of a list. A facet without values isn't shown, and neither is a flag that the list itself has. Without
 * scripts the form is sent, and has the sort order as well.
 */
export function FacetForm({ facets, filters, hrefOf, onChoose }: FacetFormProps) {
  const flags = (['onSale', 'inStock'] as const).filter(
    (flag) => hrefOf({ ...NO_FILTERS, [flag]: true }) !== hrefOf(NO_FILTERS),
  );
  const { pathname, searchParams } = new URL(
    // What is chosen without being shown: names of colours where the server has families of them.
    hrefOf({ ...NO_FILTERS, color: facets.colorFamily.length > 0 ? filters.color : [] }),
    'https://shop.invalid',
  );
  return (
    <form css={form} action={useHref(pathname)} onSubmit={(event) => event.preventDefault()}>
      {[...searchParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
        <legend css={groupTitle}>{t('Availability')}</legend>
        <div css={options}>
          {flags.map((flag) => (
            <CheckboxOption
              key={flag}
              name={flag}
              value="true"
              label={flagLabel(flag)}
              count={facets[flag]}
              checked={filters[flag]}
              onToggle={() => onChoose({ ...filters, [flag]: !filters[flag] })}
            />
          ))}
        </div>
      </fieldset>
      <noscript>
        <SortSelect filters={filters} onChoose={onChoose} />
        <Button type="submit">{t('Apply filters')}</Button>
      </noscript>
    </form>
  );
}
