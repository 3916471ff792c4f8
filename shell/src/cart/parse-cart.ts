import { LIMITS } from '@storefront/shared/contracts';
import type { CartLine } from '@storefront/shared/host';
import { readNumber } from '@storefront/shared/response/read-response';
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
  if (!Array.isArray(value)) return [];
  // Equal lines are merged, as they are when they are added.
  return value.flatMap(parseLine).reduce<CartLine[]>(addLine, []);
}

function parseLine(value: unknown): CartLine[] {
  if (typeof value !== 'object' || value === null) return [];
  const line = value as Record<string, unknown>;
  const id = typeof line.id === 'number' ? String(line.id) : line.id;
  const price = readNumber(line.price);
  const quantity = readNumber(line.quantity);
  const isValid =
    typeof id === 'string' &&
    id !== '' &&
    typeof line.name === 'string' &&
    price !== undefined &&
    price >= 0 &&
    Number.isInteger(quantity) &&
    quantity !== undefined &&
    quantity >= 1;
  if (!isValid) return [];
  const { selectedSize, selectedColor } = line;
  return [
    {
      // The product's other fields are kept as they are (CARD-04).
      ...value,
      id,
      name: String(line.name),
      price,
      quantity: Math.min(quantity, LIMITS.lineQuantityMax),
      image: typeof line.image === 'string' ? line.image : '',
      sizes: texts(line.sizes),
      colors: texts(line.colors),
      selectedSize: typeof selectedSize === 'string' ? selectedSize : undefined,
      selectedColor: typeof selectedColor === 'string' ? selectedColor : undefined,
    },
  ];
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
