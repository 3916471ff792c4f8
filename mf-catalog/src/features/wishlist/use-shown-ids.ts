import { useBus, type SavedProduct } from '@storefront/host';
import { useEffect, useState } from 'react';

/** How a product left the wishlist on this page, which offers to save it again. */
export type RemovalReason = 'removed' | 'moved';

/** A product that has left the wishlist, with the data that was saved with it. */
interface RemovedProduct {
  reason: RemovalReason;
  saved: SavedProduct;
}

/**
 * The ids to show, newest first. A product that is removed on this page keeps its position, so that nothing
 * moves under the shopper's finger, until the session changes; one that is removed elsewhere disappears.
 */
export function useShownIds(ids: readonly string[]) {
  const bus = useBus();
  const [order, setOrder] = useState<readonly string[]>(() => [...ids].reverse());
  const [removals, setRemovals] = useState<ReadonlyMap<string, RemovedProduct>>(new Map());

  // What one shopper removed must be neither shown to another one nor saved on their wishlist.
  useEffect(() => bus.on('session.changed', () => setRemovals(new Map())), [bus]);

  const added = ids.filter((id) => !order.includes(id));
  const shown = [...added.reverse(), ...order];
  if (added.length > 0) setOrder(shown);

  return {
    shown: shown.filter((id) => ids.includes(id) || removals.has(id)),
    /** How a product left the wishlist; undefined for one that is on it. */
    removalOf: (id: string) => (ids.includes(id) ? undefined : removals.get(id)),
    markRemoved: (id: string, product: RemovedProduct) =>
      setRemovals((before) => new Map(before).set(id, product)),
  };
}
