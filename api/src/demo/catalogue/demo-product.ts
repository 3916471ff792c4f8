import { DEFAULT_COLOR } from '@storefront/host/contracts/api';
import type { DemoProduct } from './catalogue.schema';

/** The colours that a product is sold in; the main picture shows the first. */
export function coloursOf({ stock }: Pick<DemoProduct, 'stock'>): string[] {
  return Object.keys(stock);
}

/** The colour that a product's main picture shows: the shade of a product whose colour is Default. */
export function shownColour(product: Pick<DemoProduct, 'stock' | 'shade'>): string {
  const [first = DEFAULT_COLOR] = coloursOf(product);
  return product.shade ?? first;
}
