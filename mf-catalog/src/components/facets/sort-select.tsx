import { Select } from '@storefront/ui/fields/select';
import { SORTS, type Filters, type Sort } from '../../lib/listing/filters';
import { t } from '../../messages/t';

function sortLabel(sort: Sort): string {
  return {
    newest: t('Newest first'),
    'price-asc': t('Price: low to high'),
    'price-desc': t('Price: high to low'),
  }[sort];
}

interface SortSelectProps {
  filters: Filters;
  onChoose: (filters: Filters) => void;
}

/** Selects the sort order of a list. */
export function SortSelect({ filters, onChoose }: SortSelectProps) {
  return (
    <Select
      label={t('Sort by')}
      name="sort"
      placeholder={t('Recommended')}
      options={SORTS.map((value) => ({ value, label: sortLabel(value) }))}
      value={filters.sort ?? ''}
      onChange={({ target: { value } }) =>
        onChoose({ ...filters, sort: value === '' ? undefined : (value as Sort) })
      }
    />
  );
}
