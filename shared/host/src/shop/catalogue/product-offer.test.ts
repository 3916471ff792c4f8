import { parseOffer } from './parse-offer';
import { isVariantOf, piecesLeft, pricesOf } from './product-offer';

const chain = parseOffer({
  regularPrice: 1299,
  priceVaries: true,
  attributes: [{ key: 'Color', value: ['Gold', 'Silver'] }],
  options: [{ name: 'Length', values: ['40 cm', '45 cm'] }],
  stock: {
    total: 6,
    variants: [
      { size: null, color: 'Silver', options: { Length: '40 cm' }, quantity: 3 },
      {
        size: null,
        color: 'Silver',
        options: { Length: '45 cm' },
        regularPrice: 1799,
        discountedPrice: 1499,
        quantity: 0,
      },
      {
        size: null,
        color: 'Gold',
        options: { Length: '45 cm' },
        regularPrice: '2499',
        discountedPrice: 0,
        quantity: 3,
      },
    ],
  },
});

test('[PDP-11] [MAP-02] [MAP-03] a variant has its own prices, or those of its product', () => {
  const prices = chain.variants?.map(({ price, originalPrice }) => [price, originalPrice]);
  expect(prices).toEqual([
    [1299, undefined],
    [1499, 1799],
    [2499, undefined],
  ]);
  expect(chain).toMatchObject({ price: 1299, priceVaries: true, available: true });
});

test('a variant without prices costs what its discounted product does', () => {
  const { variants } = parseOffer({
    regularPrice: 1000,
    discountedPrice: 800,
    stock: { variants: [{ size: 'M', quantity: 1 }] },
  });
  expect(variants).toEqual([expect.objectContaining({ price: 800, originalPrice: 1000 })]);
});

test.each([
  [{}, { price: 1299, originalPrice: undefined, isFrom: true }],
  [{ selectedColor: 'Silver' }, { price: 1299, originalPrice: undefined, isFrom: true }],
  [{ selectedColor: 'Gold' }, { price: 2499, originalPrice: undefined, isFrom: false }],
  [{ selectedOptions: { Length: '45 cm' } }, { price: 1499, originalPrice: 1799, isFrom: true }],
  [
    { selectedColor: 'Silver', selectedOptions: { Length: '45 cm' } },
    { price: 1499, originalPrice: 1799, isFrom: false },
  ],
])('[PDP-11] the prices of the choice %j are %j', (choice, prices) => {
  expect(pricesOf(chain, choice)).toEqual(prices);
});

test('[PDP-11] without variants, or for a choice that is none, the prices are the product’s', () => {
  const listed = { ...chain, variants: undefined };
  expect(pricesOf(listed, {})).toMatchObject({ price: 1299, isFrom: true });
  expect(pricesOf({ ...listed, priceVaries: false }, {})).toMatchObject({ isFrom: false });
  expect(pricesOf(chain, { selectedColor: 'Rose' })).toMatchObject({ price: 1299, isFrom: true });
});

test('[PDP-10] what a line can be depends on its options, as far as both name them', () => {
  const variant = { options: { Length: '32', Finish: 'matt' } };
  expect(isVariantOf({ selectedOptions: { Finish: 'matt', Length: '32' } }, variant)).toBe(true);
  expect(isVariantOf({ selectedOptions: { Length: '32', Monogram: 'A' } }, variant)).toBe(true);
  expect(isVariantOf({ selectedOptions: { Length: '34' } }, variant)).toBe(false);
  expect(isVariantOf({ selectedOptions: { Length: '34' } }, {})).toBe(true);
  expect(isVariantOf({}, variant)).toBe(true);
});

test('[PDP-10] pieces are counted over the variants that the choice can still be', () => {
  expect(piecesLeft(chain, { selectedOptions: { Length: '45 cm' } })).toBe(3);
  expect(piecesLeft(chain, { selectedColor: 'Silver', selectedOptions: { Length: '45 cm' } })).toBe(
    0,
  );
});
