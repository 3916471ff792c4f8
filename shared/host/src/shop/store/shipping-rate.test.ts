import { shippingLabel } from './shipping-rate';

test('[CHK-02] shipping is worded by the store, else by its price, else as free', () => {
  expect(shippingLabel({ price: 0, label: 'On us' })).toBe('On us');
  expect(shippingLabel({ price: 99.5, label: '₹99.50 by courier' })).toBe('₹99.50 by courier');
  expect(shippingLabel({ price: 99.5 })).toBe('₹99.50');
  expect(shippingLabel({ price: 0 })).toBe('Free');
  expect(shippingLabel(undefined)).toBe('Free');
});
