import { LIMITS } from '@storefront/host/contracts';
import type { CartLine } from '@storefront/host';
import {
  listOrEmpty,
  objectOrEmpty,
  readAmount,
  readNumber,
} from '@storefront/host/response/read-response';
import {
  parseOptions,
  parseSelectedOptions,
} from '@storefront/host/shop/catalogue/product-options';
import { addLine } from './cart-lines';

/** Parses the stored cart. Never throws: invalid lines are left out (CART-12). */
export function parseCart(stored: string | undefined): CartLine[] {
  if (stored === undefined) return [];
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    console.warn('The stored cart is not JSON; starting with an empty one.');
    return [];
  }
  // Equal lines are merged, as they are when they are added.
  return listOrEmpty(value).flatMap(parseLine).reduce<CartLine[]>(addLine, []);
}

function parseLine(value: unknown): CartLine[] {
  const line = objectOrEmpty(value);
  const id = typeof line.id === 'number' ? String(line.id) : line.id;
  const price = readAmount(line.price);
  const quantity = readNumber(line.quantity);
  const isValid =
    typeof id === 'string' &&
    id !== '' &&
    typeof line.name === 'string' &&
    price !== undefined &&
    Number.isInteger(quantity) &&
    quantity !== undefined &&
    quantity >= 1;
  if (!isValid) return [];
  return [
    {
      // The product's other fields are kept as they are (CARD-04).
      ...line,
      id,
      name: String(line.name),
      price,
      quantity: Math.min(quantity, LIMITS.lineQuantityMax),
      image: textOf(line.image) ?? '',
      sizes: textsOf(line.sizes),
      colors: textsOf(line.colors),
      options: line.options === undefined ? undefined : parseOptions(line.options),
      handle: textOf(line.handle),
      selectedSize: textOf(line.selectedSize),
      selectedColor: textOf(line.selectedColor),
      selectedOptions: parseSelectedOptions(line.selectedOptions),
    },
  ];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function textsOf(value: unknown): string[] {
  return listOrEmpty(value).filter((entry) => typeof entry === 'string');
}
