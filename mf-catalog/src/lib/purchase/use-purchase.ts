import { useBus } from '@storefront/shared/host';
import type { Product } from '@storefront/shared/shop/product';
import { useState } from 'react';
import { cartLine } from './cart-line';
import { initialChoice, obstacleTo, piecesLeft, type VariantChoice } from './variant-choice';

/** What a shopper has chosen of a product, and the way into the cart. */
export function usePurchase(product: Product) {
  const bus = useBus();
  const [choice, setChoice] = useState(() => initialChoice(product));
  const [wanted, setQuantity] = useState(1);
  const most = Math.max(piecesLeft(product, choice) ?? Infinity, 1);
  const quantity = Math.min(wanted, most);
  const obstacle = obstacleTo(product, choice);

  /** Adds what is chosen to the cart; says whether it did, and asks for a size that is missing. */
  function add(): boolean {
    if (obstacle === 'no-size') {
      bus.send('toast.show', {
        title: 'Please select a size',
        description: 'You must select a size before adding to cart',
        tone: 'destructive',
      });
    }
    if (obstacle !== undefined) return false;
    bus.send('cart.add', cartLine(product, choice, quantity));
    return true;
  }

  function choose(part: VariantChoice) {
    setChoice((before) => ({ ...before, ...part }));
  }

  return { product, choice, choose, quantity, setQuantity, most, obstacle, add };
}

export type Purchase = ReturnType<typeof usePurchase>;
