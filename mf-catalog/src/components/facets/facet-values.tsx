import { swatch } from '@storefront/ui/theme';
import { Button } from '@storefront/ui/actions/button';
import { useState } from 'react';
import {
  equalsIgnoringCase,
  toggleFilterValue,
  type Filters,
  type ValueFacet,
} from '../../lib/listing/filters';
import { facetTitle, includeChosenValues, type Facets } from '../../lib/listing/facets';
import { FocusFallback } from '../focus-fallback';
import { CheckboxOption } from './checkbox-option';
import { group, groupTitle, options } from './facet-form.styles';
import { visuallyHidden } from './visually-hidden';
import { t } from '../../messages/t';

/** Further values are hidden until the shopper presses “Show all”. */
const SHOWN_AT_FIRST = 10;

interface FacetValuesProps {
  facet: ValueFacet;
  facets: Facets;
  filters: Filters;
  onChoose: (filters: Filters) => void;
}

/** The values of one facet: the first ones, those that are chosen, and the others on demand. */
export function FacetValues({ facet, facets, filters, onChoose }: FacetValuesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const values = includeChosenValues(facets, filters, facet).map(
    ({ value, label = value, count }) => ({
      value,
      label,
      count,
      checked: filters[facet].some((chosen) => equalsIgnoringCase(chosen, value)),
    }),
  );
  const hasSwatches = facet === 'color' || facet === 'colorFamily';
  // The families of colours are few, and looked through at a glance.
  const isWhole = showsAll || facet === 'colorFamily';
  const shown = values.filter(({ checked }, index) => isWhole || checked || index < SHOWN_AT_FIRST);
  const hidden = values.filter((value) => !shown.includes(value));

  function toOption({ value, label, count, checked }: (typeof values)[number]) {
    return (
      <CheckboxOption
        key={value}
        name={facet}
        value={value}
        label={label}
        count={count}
        swatch={hasSwatches ? swatch(value) : undefined}
        checked={checked}
        onToggle={() => onChoose(toggleFilterValue(filters, facet, value))}
      />
    );
  }

  return (
    <FocusFallback>
      <fieldset css={group}>
        <legend css={groupTitle}>{facetTitle(facet)}</legend>
        <div css={options}>
          {shown.map(toOption)}
          {hidden.length > 0 ? <noscript>{hidden.map(toOption)}</noscript> : null}
        </div>
        {hidden.length > 0 ? (
          <Button variant="quiet" onClick={() => setShowsAll(true)}>
            {t.rich('Show all {count}<hidden> of {facet}</hidden>', {
              count: values.length,
              facet: facetTitle(facet),
              hidden: visuallyHidden,
            })}
          </Button>
        ) : null}
      </fieldset>
    </FocusFallback>
  );
}
