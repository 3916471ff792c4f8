import { parseOffer } from '@storefront/host/shop/catalogue/parse-offer';
import { cartLine } from '../../testing/cart-line';
import { lineDetails } from '../line-variant';
import { checkLines } from './line-change';

const product = {
  regularPrice: 1499.5,
  attributes: [
    { key: 'size', value: ['32'] },
    { key: 'color', value: ['Indigo', 'Black'] },
  ],
  stock: {
    total: 5,
    variants: [
      { size: '32', color: 'Indigo', quantity: 0 },
      { size: '32', color: 'Black', quantity: 5 },
    ],
  },
};
const offer = {
  ...parseOffer(product),
  pictures: [],
  labels: { Indigo: 'इंडिगो', Black: 'काला' },
};

test('a checked line and what can be had instead are called as the shop calls them in the language of the page', () => {
  const [checked] = checkLines([cartLine()], new Map([['p1', offer]]));
  expect(checked && lineDetails(checked.line)).toBe('Size 32, Color इंडिगो, Quantity 1');
  expect(checked?.line.selectedColor).toBe('Indigo');
  expect(checked?.change?.alternatives).toMatchObject([
    { difference: 'Color काला', variant: { selectedColor: 'Black' } },
  ]);
});
