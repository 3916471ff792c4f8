import { Select } from '@storefront/shared/ui/fields/select';
import { SORTS, type Choice, type Sort } from '../../lib/listing/choice';

interface SortSelectProps {
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** The order of a list. */
export function SortSelect({ choice, onChoose }: SortSelectProps) {
  return (
    <Select
      label="Sort by"
      placeholder="Recommended"
      options={Object.entries(SORTS).map(([value, label]) => ({ value, label }))}
      value={choice.sort ?? ''}
      onChange={({ target: { value } }) =>
        onChoose({ ...choice, sort: value === '' ? undefined : (value as Sort) })
      }
    />
  );
}
