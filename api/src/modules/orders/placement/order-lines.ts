import type { OrderRequest, OrderRequestItem } from '@storefront/host/contracts/api';
import type { VariantRow } from '../../products/products.repository';
import { BadRequestError } from '../../../http/errors';
import { toPaise } from '../../../money';
import { type LineVariant, variantText } from '../line-variant';

/** A blank choice counts as none, like a missing one. */
export function choiceOf(value: string | null | undefined): string | null {
  return value === undefined || value === '' ? null : value;
}

/** A choice that none of a product's variants has. */
interface InvalidChoice {
  field: 'selectedSize' | 'selectedColor' | 'selectedOptions';
  name: string;
  value: string;
}

/** The size, colour or option that none of a product's variants has; undefined if each exists. */
export function findInvalidChoice(
  { size, color, options }: Omit<LineVariant, 'productId'>,
  variants: readonly VariantRow[],
): InvalidChoice | undefined {
  if (size !== null && !variants.some((variant) => variant.size === size)) {
    return { field: 'selectedSize', name: 'size', value: size };
  }
  if (color !== null && !variants.some((variant) => variant.color === color)) {
    return { field: 'selectedColor', name: 'colour', value: color };
  }
  const missing = Object.entries(options).find(
    ([name, value]) => !variants.some((variant) => variant.options[name] === value),
  );
  return missing && { field: 'selectedOptions', name: missing[0], value: missing[1] };
}

/** A line of an order: there is one for each product and choice. */
export interface OrderLine extends LineVariant {
  quantity: number;
  /** The price that the shopper saw, in paise; null if the request doesn't have it. */
  shownPrice: number | null;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function merge(lines: readonly OrderLine[]): OrderLine[] {
  const merged = new Map<string, OrderLine>();
  for (const line of lines) {
    const key = variantText(line);
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

/** Lines of products with their sizes, colours and other options, those of the same variant merged. */
export function readItems(items: readonly OrderRequestItem[]): OrderLine[] {
  return merge(items.map(readItem));
}

function readItem(item: OrderRequestItem): OrderLine {
  return {
    productId: item.productId,
    quantity: item.quantity,
    size: choiceOf(item.selectedSize),
    color: choiceOf(item.selectedColor),
    options: item.selectedOptions ?? {},
    shownPrice: item.price === undefined ? null : toPaise(item.price),
  };
}

/**
 * The lines of a request, sorted by product id. `items` give sizes, colours and other options; without them each
 * product is one line. Throws a {@link BadRequestError} when they don't add up to `products`.
 */
export function orderLines({ products, items }: OrderRequest): OrderLine[] {
  const open = { size: null, color: null, options: {}, shownPrice: null };
  const lines = items
    ? readItems(items)
    : Object.entries(products).map(([productId, quantity]) => ({ productId, quantity, ...open }));
  checkQuantities(products, lines);
  return lines.sort((a, b) => compare(a.productId, b.productId));
}
