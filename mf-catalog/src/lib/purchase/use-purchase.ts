import { useBus } from '@storefront/host';
import { piecesLeft, pricesOf } from '@storefront/host/shop/catalogue/product-offer';
import { useState } from 'react';
import type { Product } from '../product/product';
import { toCartLine } from './cart-line';
import {
  purchaseBlocker,
  shownChoice,
  toSelectedVariant,
  type VariantChoice,
} from './variant-choice';

/** The chosen variant and quantity of a product, and the function that adds them to the cart. */
export function usePurchase(product: Product) {
  const bus = useBus();
  const [chosen, setChosen] = useState<VariantChoice>({});
  const initial = shownChoice(product);
  const options = { ...initial.options, ...chosen.options };
  const choice: VariantChoice = { ...initial, ...chosen, options };
  const [requestedQuantity, setQuantity] = useState(1);
  const selected = toSelectedVariant(product, choice);
  const maxQuantity = Math.max(piecesLeft(product, selected) ?? Infinity, 1);
  const quantity = Math.min(requestedQuantity, maxQuantity);

  function choose(part: VariantChoice) {
    setChosen((before) => ({ ...before, ...part }));
  }

  function addToCart() {
    bus.send('cart.add', toCartLine(product, choice, quantity));
  }

  return {
    product,
    choice,
    choose,
    prices: pricesOf(product, selected),
    quantity,
    /** The largest quantity that can be chosen. */
    maxQuantity,
    setQuantity,
    /** Why the choice can't be added to the cart; undefined if it can. */
    blocker: purchaseBlocker(product, choice),
    addToCart,
  };
}

export type Purchase = ReturnType<typeof usePurchase>;
