import type { CartLine } from '@storefront/shared/host';

/** A cart line for unit tests: one pair of jeans, size and colour chosen. */
export function cartLine(line: Partial<CartLine> = {}): CartLine {
  return {
    id: 'p1',
    name: 'Selvedge Jeans',
    price: 1499.5,
    quantity: 1,
    image: '/images/p1.webp',
    sizes: ['30', '32'],
    colors: ['Indigo'],
    selectedSize: '32',
    selectedColor: 'Indigo',
    ...line,
  };
}
