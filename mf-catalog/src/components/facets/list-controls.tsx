import { css } from '@emotion/react';
import { useNavigate } from '@storefront/host/router';
import { media, size, space } from '@storefront/ui/theme';
import { startTransition, useState } from 'react';
import type { Filters } from '../../lib/listing/filters';
import type { Facets } from '../../lib/listing/facets';
import { inlineSelect } from '../inline-select.styles';
import { FilterButton } from './filter-button';
import { SortSelect } from './sort-select';

/** At the end of the toolbar; on a phone on a separate line, whose height is reserved while it is empty. */
const controls = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-inline-start: auto;

  ${media.phone} {
    flex: 1 1 100%;
    min-height: ${size('control')};
  }
`;

/** A list that can be filtered and sorted. */
export interface ListControlsProps {
  /** Undefined if the available filters are unknown. */
  facets: Facets | undefined;
  filters: Filters;
  /** The URL of the list with the given filters. */
  hrefOf: (filters: Filters) => string;
  /** The number of products on all pages; undefined while unknown. */
  total: number | undefined;
}

/** The sort order of a list, and the button that opens its filters. */
export function ListControls({ facets, filters, hrefOf, total }: ListControlsProps) {
  const navigate = useNavigate();
  /** The filters chosen last, while the list loads: shown immediately, and the basis of the next choice. */
  const [pending, setPending] = useState<Filters>();
  const shown = pending ?? filters;

  async function choose(next: Filters) {
    setPending(next);
    await navigate(hrefOf(next));
    // A transition, so that it isn't rendered before the router's own one.
    startTransition(() => setPending((newest) => (newest === next ? undefined : newest)));
  }

  const controlled = { filters: shown, onChoose: (next: Filters) => void choose(next) };
  return (
    <div css={[inlineSelect, controls]}>
      {facets ? (
        <>
          <SortSelect {...controlled} />
          <FilterButton {...controlled} facets={facets} total={total} />
        </>
      ) : null}
    </div>
  );
}
