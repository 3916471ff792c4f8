import { useState } from 'react';
import { inColor } from '../../../lib/product/in-color';
import type { Product } from '../../../lib/product/product';
import { useFullProduct } from '../../../lib/product/use-full-product';

/**
 * A listed product in the colour that is chosen on its card. The pictures of its other colours are fetched once
 * `prepare` was called: when the colours are pointed at or focused.
 */
export function useCardColor(listed: Product) {
  const [isLikely, setIsLikely] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const full = useFullProduct(listed, isLikely);
  return {
    product: chosen === undefined ? listed : inColor(full, chosen),
    choose: setChosen,
    prepare: () => setIsLikely(true),
  };
}
