import type { Choice } from '../../lib/listing/choice';
import { FLAG_LABELS, shownFacets, type Facets } from '../../lib/listing/facets';
import { CheckboxOption } from './checkbox-option';
import { form, group, groupTitle, options } from './facet-form.styles';
import { PriceRange } from './price-range';
import { ValueChoice } from './value-choice';

interface FacetFormProps {
  facets: Facets;
  choice: Choice;
  /** Called with each choice: they count at once. */
  onChoose: (choice: Choice) => void;
}

/** What a list can be narrowed down by. A facet with nothing to choose isn't shown. */
export function FacetForm({ facets, choice, onChoose }: FacetFormProps) {
  return (
    <form css={form} onSubmit={(event) => event.preventDefault()}>
      {shownFacets(facets, choice).map((facet) => (
        <ValueChoice key={facet} facet={facet} {...{ facets, choice, onChoose }} />
      ))}
      <PriceRange
        key={`${choice.priceMin}–${choice.priceMax}`}
        choice={choice}
        lowest={facets.priceMin}
        highest={facets.priceMax}
        onChoose={(range) => onChoose({ ...choice, ...range })}
      />
      <fieldset css={group}>
        <legend css={groupTitle}>Availability</legend>
        <div css={options}>
          {(['onSale', 'inStock'] as const).map((flag) => (
            <CheckboxOption
              key={flag}
              label={FLAG_LABELS[flag]}
              count={facets[flag]}
              checked={choice[flag]}
              onToggle={() => onChoose({ ...choice, [flag]: !choice[flag] })}
            />
          ))}
        </div>
      </fieldset>
    </form>
  );
}
