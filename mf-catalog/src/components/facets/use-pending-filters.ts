import { useNavigate } from '@storefront/host/router';
import { startTransition, useState } from 'react';
import type { Filters } from '../../lib/listing/filters';

/**
 * The filters of a list, and a function that chooses others. While the list loads, the ones chosen last are shown already, and
 * are the basis of the next choice.
 */
export function usePendingFilters(filters: Filters, hrefOf: (filters: Filters) => string) {
  const navigate = useNavigate();
  const [pending, setPending] = useState<Filters>();

  async function choose(next: Filters) {
    setPending(next);
    await navigate(hrefOf(next));
    // A transition, so that it isn't rendered before the router's own one.
    startTransition(() => setPending((newest) => (newest === next ? undefined : newest)));
  }

  return { filters: pending ?? filters, onChoose: (next: Filters) => void choose(next) };
}
