import type { ReactNode } from 'react';
import { filterCount, type Filters } from '../../lib/listing/filters';
import type { Facets } from '../../lib/listing/facets';
import { inlineSelect } from '../inline-select.styles';
import { ActiveFilterChips } from './active-filter-chips';
import { FilterButton } from './filter-button';
import { bar, columns, content, count, sort, withFilters } from './filterable-list.styles';
import { FiltersBeside } from './filters-beside';
import { SortSelect } from './sort-select';
import { usePendingFilters } from './use-pending-filters';
import { t } from '../../messages/t';

interface FilterableListProps {
  /** Undefined if the available filters are unknown. */
  facets: Facets | undefined;
  filters: Filters;
  /** The URL of the list with the given filters. */
  hrefOf: (filters: Filters) => string;
  /** The number of products on all pages; undefined while unknown. */
  total: number | undefined;
  /** Further controls of the bar. */
  controls?: ReactNode;
  children: ReactNode;
}

/**
 * A list of products that can be filtered and sorted: a bar that stays in view has their number, the sort order and the
 * button that opens the filters, which in a wide window are beside the products instead.
 */
export function FilterableList(props: FilterableListProps) {
  const { filters, hrefOf, total, controls, children } = props;
  const shown = usePendingFilters(filters, hrefOf);
  // A list that is empty without any filter has none to offer.
  const facets = total === 0 && filterCount(filters) === 0 ? undefined : props.facets;
  // While they are loading, their place is kept.
  const hasFilters = facets !== undefined || total === undefined;
  return (
    <>
      <div css={bar}>
        {/* A status, so that screen readers announce the number when a filter changes it. */}
        <p css={count} role="status">
          {total ? t('{total, plural, one {{total} item} other {{total} items}}', { total }) : null}
        </p>
        {facets ? (
          <>
            <div css={[inlineSelect, sort]}>
              <SortSelect {...shown} />
            </div>
            <FilterButton {...shown} facets={facets} hrefOf={hrefOf} total={total} />
          </>
        ) : null}
        {controls}
      </div>
      <ActiveFilterChips filters={filters} facets={props.facets} hrefOf={hrefOf} />
      <div css={[columns, hasFilters && withFilters]}>
        {hasFilters ? <FiltersBeside {...shown} facets={facets} hrefOf={hrefOf} /> : null}
        <div css={content}>{children}</div>
      </div>
    </>
  );
}
