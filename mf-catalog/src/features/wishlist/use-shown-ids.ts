import type { SavedProduct } from '@storefront/shared/host';
import { useState } from 'react';

/** How a product left the wishlist on this page, where it can be saved again. */
export type RemovalReason = 'removed' | 'moved';

/** A product that has left the wishlist, with what was known of it there. */
export interface RemovedProduct {
  by: RemovalReason;
  saved: SavedProduct;
}

/**
 * The ids to show, the newest first. What leaves the wishlist on this page keeps its place, so that nothing moves under
 * the shopper's finger; what leaves it elsewhere goes.
 */
export function useShownIds(ids: readonly string[]) {
  const [order, setOrder] = useState<readonly string[]>(() => [...ids].reverse());
  const [left, setLeft] = useState<ReadonlyMap<string, RemovedProduct>>(new Map());

  const added = ids.filter((id) => !order.includes(id));
  const shown = [...added.reverse(), ...order];
  if (added.length > 0) setOrder(shown);

  return {
    shown: shown.filter((id) => ids.includes(id) || left.has(id)),
    /** How a product left the wishlist; undefined for one that is on it. */
    leftOf: (id: string) => (ids.includes(id) ? undefined : left.get(id)),
    leave: (id: string, product: RemovedProduct) =>
      setLeft((before) => new Map(before).set(id, product)),
  };
}
