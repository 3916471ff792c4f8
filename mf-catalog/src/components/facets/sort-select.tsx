import { Select } from '@storefront/ui/fields/select';
import { SORTS, type Filters, type Sort } from '../../lib/listing/filters';

interface SortSelectProps {
  filters: Filters;
  onChoose: (filters: Filters) => void;
}

/** Selects the sort order of a list. */
export function SortSelect({ filters, onChoose }: SortSelectProps) {
  return (
    <Select
      label="Sort by"
      name="sort"
      placeholder="Recommended"
      options={Object.entries(SORTS).map(([value, label]) => ({ value, label }))}
      value={filters.sort ?? ''}
      onChange={({ target: { value } }) =>
        onChoose({ ...filters, sort: value === '' ? undefined : (value as Sort) })
      }
    />
  );
}
