import { useBus, useWishlist } from '@storefront/host';
import { useCallback } from 'react';
import { ProductGrid } from '../../components/product-card/product-grid';
import type { Product } from '../../lib/product/product';
import { UnavailableProducts } from './unavailable-products';
import { RemovedCard } from './removed-card';
import type { RemovalReason, useShownIds } from './use-shown-ids';
import { WishlistCard } from './wishlist-card';
import { COLUMNS } from './wishlist-columns';
import { t } from '../../messages/t';

interface WishlistProductListProps {
  list: ReturnType<typeof useShownIds>;
  /** Undefined for a product that the shop no longer has. */
  products: ReadonlyMap<string, Product | undefined>;
}

/** The products of the wishlist; a removed one keeps its position, with a button that restores it. */
export function WishlistProductList({ list, products }: WishlistProductListProps) {
  const bus = useBus();
  const saved = useWishlist((wishlist) => wishlist.saved);
  const shown = list.shown.flatMap((id) => products.get(id) ?? []);
  const gone = list.shown.filter((id) => products.has(id) && products.get(id) === undefined);
  /** Called once the removed card has the focus, because the bag returns the focus there when it closes. */
  const showBag = useCallback(() => bus.send('bag.show'), [bus]);

  function remove({ id }: Product, reason: RemovalReason) {
    list.markRemoved(id, { reason, saved: saved[id] ?? {} });
    bus.send('wishlist.toggle', { id });
  }

  return (
    <>
      <ProductGrid label={t('Your wishlist')} columns={COLUMNS}>
        {shown.map((product, index) => {
          const { id } = product;
          const left = list.removalOf(id);
          return (
            <li key={id}>
              {left === undefined ? (
                <WishlistCard
                  product={product}
                  priceWhenSaved={saved[id]?.price}
                  eager={index < COLUMNS}
                  onRemove={(by) => remove(product, by)}
                />
              ) : (
                <RemovedCard
                  product={product}
                  by={left.reason}
                  onShown={left.reason === 'moved' ? showBag : undefined}
                  onUndo={() => bus.send('wishlist.toggle', { id, ...left.saved })}
                />
              )}
            </li>
          );
        })}
      </ProductGrid>
      <UnavailableProducts ids={gone} />
    </>
  );
}
