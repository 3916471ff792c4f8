import fc from 'fast-check';
import { cartLine, chainLine } from '../../../testing/cart-line';
import { toOrderRequest } from './order-request';

const shippingAddress = {
  fullName: 'Asha Rao',
  address: '12 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
  phone: '+919876543210',
};
const details = { shippingAddress, couponCodes: [], usesStoreCredit: false };

test('[CHK-05] adds up the quantities of a product and keeps the variants, without prices', () => {
  const lines = [
    cartLine({ id: 'p1', selectedSize: '30', selectedColor: 'Indigo', quantity: 2 }),
    cartLine({ id: 'p1', selectedSize: '32', selectedColor: 'Indigo', quantity: 1 }),
    cartLine({
      id: 'p2',
      sizes: [],
      colors: [],
      selectedSize: undefined,
      selectedColor: undefined,
    }),
  ];
  expect(toOrderRequest(lines, details)).toEqual({
    products: { p1: 3, p2: 1 },
    items: [
      { productId: 'p1', quantity: 2, selectedSize: '30', selectedColor: 'Indigo' },
      { productId: 'p1', quantity: 1, selectedSize: '32', selectedColor: 'Indigo' },
      { productId: 'p2', quantity: 1, selectedSize: null, selectedColor: null },
    ],
    shippingAddress,
  });
});

test('[CHK-05] quantities are correct whatever the id of a product is', () => {
  const id = fc.oneof(fc.constantFrom('p1', '__proto__', 'constructor', 'a/b %'), fc.string());
  const line = fc.record({ id, quantity: fc.integer({ min: 1, max: 1000 }) });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { products } = toOrderRequest(lines.map(cartLine), details);
      const sent = JSON.parse(JSON.stringify(products)) as object;
      for (const { id: one } of lines) {
        const wanted = lines.filter((other) => other.id === one);
        const total = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(Object.getOwnPropertyDescriptor(sent, one)?.value).toBe(total);
      }
    }),
  );
});

test('[INV-02] sends a GSTIN only if there is one', () => {
  const buyerGstin = '27AAPFU0939F1ZV';
  expect(toOrderRequest([cartLine()], details)).not.toHaveProperty('buyerGstin');
  expect(toOrderRequest([cartLine()], { ...details, buyerGstin })).toMatchObject({ buyerGstin });
});

test('[CHK-15] sends the options of a line that has some', () => {
  const selectedOptions = { Length: '45 cm' };
  const { items } = toOrderRequest(
    [chainLine({ selectedOptions }), cartLine({ selectedOptions: {} })],
    details,
  );
  expect(items).toEqual([
    { productId: 'p9', quantity: 1, selectedSize: null, selectedColor: null, selectedOptions },
    { productId: 'p1', quantity: 1, selectedSize: '32', selectedColor: 'Indigo' },
  ]);
});

test('[OFFR-01] sends the codes only if there are any', () => {
  const couponCodes = ['WELCOME10'];
  expect(toOrderRequest([cartLine()], details)).not.toHaveProperty('couponCodes');
  expect(toOrderRequest([cartLine()], { ...details, couponCodes })).toMatchObject({ couponCodes });
});

test('[GIFT-03] asks for the store credit only if the shopper has chosen it', () => {
  expect(toOrderRequest([cartLine()], details)).not.toHaveProperty('useStoreCredit');
  const wanted = { ...details, usesStoreCredit: true };
  expect(toOrderRequest([cartLine()], wanted)).toMatchObject({ useStoreCredit: true });
});
