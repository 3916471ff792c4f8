import type { CartLine } from '@storefront/host';

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

const CHAIN_OPTIONS = [
  { name: 'Length', values: ['40 cm', '45 cm'] },
  { name: 'Clasp', values: ['Ring', 'Hook'] },
];

/** A line of a chain in several lengths, with different prices; the length isn't chosen. */
export function chainLine(line: Partial<CartLine> = {}): CartLine {
  return cartLine({
    id: 'p9',
    name: 'Fine Chain',
    price: 1299,
    sizes: [],
    colors: [],
    options: CHAIN_OPTIONS,
    selectedSize: undefined,
    selectedColor: undefined,
    ...line,
  });
}

/** The same chain as the server sends it, with this many pieces of 45 cm with a ring. */
export function chainResponse(pieces = 5) {
  const variant = (length: string, clasp: string, quantity: number, regularPrice?: number) => ({
    size: null,
    color: null,
    options: { Clasp: clasp, Length: length },
    quantity,
    regularPrice,
  });
  return {
    id: 'p9',
    title: 'Fine Chain',
    regularPrice: 1299,
    priceVaries: true,
    options: CHAIN_OPTIONS,
    stock: {
      total: pieces + 9,
      variants: [
        variant('40 cm', 'Ring', 9),
        variant('40 cm', 'Hook', 0),
        variant('45 cm', 'Ring', pieces, 1499),
        variant('45 cm', 'Hook', 9, 1599),
      ],
    },
  };
}
