import { cartLine, chainLine } from '../../testing/cart-line';
import { cartQuote, parseQuote } from './order-quote';

const jeans = cartLine({ price: 1499.5, quantity: 2 });
const coat = cartLine({ id: 'p2', name: 'Wool Coat', price: 0.1, quantity: 3 });
const courier = { method: 'Courier', price: 0.2, label: 'By courier' };

test('[CHK-10] a quote adds the shipping to the lines, without binary rounding', () => {
  expect(cartQuote([coat], courier)).toMatchObject({ subtotal: 0.3, total: 0.5 });
  expect(cartQuote([jeans], undefined)).toMatchObject({ subtotal: 2999, total: 2999 });
});

test('[CHK-10] reads the new price of each line by product, size and colour', () => {
  const blue = cartLine({ selectedSize: '30', quantity: 1 });
  const after = parseQuote(
    {
      items: [
        { productId: 'p1', selectedSize: '30', selectedColor: 'Indigo', price: 1600 },
        { productId: 'p1', selectedSize: '32', selectedColor: 'Indigo', price: '1700' },
      ],
      subtotal: 5000,
      shipping: { method: 'Courier', price: 99 },
      total: 5099,
    },
    cartQuote([blue, jeans], courier),
  );
  expect(after?.lines.map(({ price }) => price)).toEqual([1600, 1700]);
  expect(after).toMatchObject({ subtotal: 5000, shipping: { price: 99 }, total: 5099 });
});

test('[CHK-10] keeps the values of the refused quote that the response omits', () => {
  const before = cartQuote([jeans, coat], courier);
  expect(parseQuote({ total: 4000 }, before)).toEqual({
    ...before,
    total: 4000,
    toPay: 4000,
  });
});

test.each([[undefined], [{}], [{ total: 'much' }], [{ total: 2999 }]])(
  '%j contains no different total',
  (body) => expect(parseQuote(body, cartQuote([jeans], undefined))).toBeUndefined(),
);

test('[CHK-15] reads the new price of each line by its options, too, in any order', () => {
  const short = chainLine({ selectedOptions: { Length: '40 cm', Clasp: 'Ring' } });
  const long = chainLine({ selectedOptions: { Length: '45 cm', Clasp: 'Ring' }, price: 1499 });
  const after = parseQuote(
    {
      items: [
        { productId: 'p9', selectedOptions: { Clasp: 'Ring', Length: '45 cm' }, price: 1550 },
        { productId: 'p9', selectedOptions: { Clasp: 'Ring', Length: '40 cm' }, price: 1350 },
      ],
      total: 2900,
    },
    cartQuote([short, long], undefined),
  );
  expect(after?.lines.map(({ price }) => price)).toEqual([1350, 1550]);
});
