import type { OrderRequest } from '@storefront/shared/contracts/api';
import type { VariantRow } from '../../products/products.repository';
import { BadRequestError } from '../../../http/errors';
import { toPaise } from '../../../money';

/** The size and colour that a shopper chose. */
interface Choice {
  size: string | null;
  color: string | null;
}

/** A blank choice counts as none, like a missing one. */
export function choiceOf(value: string | null | undefined): string | null {
  return value === undefined || value === '' ? null : value;
}

/** The size or colour that none of a product's variants has; undefined if each exists. */
export function findInvalidChoice({ size, color }: Choice, variants: readonly VariantRow[]) {
  if (size !== null && !variants.some((variant) => variant.size === size)) {
    return { field: 'selectedSize', name: 'size', value: size } as const;
  }
  if (color !== null && !variants.some((variant) => variant.color === color)) {
    return { field: 'selectedColor', name: 'colour', value: color } as const;
  }
  return undefined;
}

/** A line of an order: there is one for each product, size and colour. */
export interface OrderLine {
  productId: string;
  quantity: number;
  size: string | null;
  color: string | null;
  /** The price that the shopper saw, in paise; null if the request doesn't have it. */
  shownPrice: number | null;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function merge(lines: readonly OrderLine[]): OrderLine[] {
  const merged = new Map<string, OrderLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.productId, line.size, line.color]);
    const quantity = (merged.get(key)?.quantity ?? 0) + line.quantity;
    merged.set(key, { ...line, quantity });
  }
  return [...merged.values()];
}

function checkQuantities(products: OrderRequest['products'], lines: readonly OrderLine[]): void {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  }
  for (const id of new Set([...Object.keys(products), ...sums.keys()])) {
    const wanted = Object.hasOwn(products, id) ? (products[id] ?? 0) : 0;
    const given = sums.get(id) ?? 0;
    if (wanted === given) continue;
    throw new BadRequestError(
      'items',
      `items must add up to products: "${id}" is ${wanted} in products and ${given} in items`,
    );
  }
}

/**
 * The lines of a request, sorted by product id. `items` give sizes and colours; without them each
 * product is one line. Throws a {@link BadRequestError} when they don't add up to `products`.
 */
export function orderLines({ products, items }: OrderRequest): OrderLine[] {
  const choice = { size: null, color: null, shownPrice: null };
  const lines = items
    ? merge(
        items.map((item) => ({
          productId: item.productId,
          quantity: item.quantity,
          size: choiceOf(item.selectedSize),
          color: choiceOf(item.selectedColor),
          shownPrice: item.price === undefined ? null : toPaise(item.price),
        })),
      )
    : Object.entries(products).map(([productId, quantity]) => ({ productId, quantity, ...choice }));
  checkQuantities(products, lines);
  return lines.sort((a, b) => compare(a.productId, b.productId));
}
