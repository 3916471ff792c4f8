import type { CartLine } from '@storefront/shared/host';

/** Reads the stored cart. Never throws: what can't be read is left out (CART-12). */
export function parseCart(stored: string | undefined): CartLine[] {
  if (stored === undefined) return [];
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    console.warn('The stored cart is not JSON; starting with an empty one.');
    return [];
  }
  return Array.isArray(value) ? value.flatMap(parseLine) : [];
}

function parseLine(value: unknown): CartLine[] {
  if (typeof value !== 'object' || value === null) return [];
  const line = value as Record<string, unknown>;
  const id = typeof line.id === 'number' ? String(line.id) : line.id;
  const price = Number(line.price);
  const quantity = Number(line.quantity);
  const readable =
    typeof id === 'string' &&
    id !== '' &&
    typeof line.name === 'string' &&
    Number.isFinite(price) &&
    price >= 0 &&
    Number.isInteger(quantity) &&
    quantity >= 1;
  if (!readable) return [];
  const { selectedSize, selectedColor } = line;
  return [
    {
      // The other fields of the product travel along as they are (CARD-04).
      ...value,
      id,
      name: String(line.name),
      price,
      quantity,
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
