import fc from 'fast-check';
import { categoryPicture, parseStoreInfo } from './store-info';
import { UnexpectedResponseError } from '../../response/unexpected-response-error';

test('[NAV-09] reads the store, bare or in data', () => {
  const response = {
    storeName: 'Maison',
    companyEmail: 'care@maison.example',
    categories: ['Jeans', ' ', 'Dresses', 'Jeans', 7],
    policies: { terms: '<p>Terms</p>', privacy: null },
    exchangeRates: { USD: 0.012 },
  };
  const expected = {
    storeName: 'Maison',
    companyEmail: 'care@maison.example',
    companyPhone: '',
    categories: ['Jeans', 'Dresses', '7'],
    policies: { terms: '<p>Terms</p>' },
    exchangeRates: { USD: 0.012 },
  };
  expect(parseStoreInfo(response)).toMatchObject(expected);
  expect(parseStoreInfo({ data: response })).toEqual(parseStoreInfo(response));
  expect(parseStoreInfo(response).policies).not.toHaveProperty('privacy');
});

test('[HOME-02] has each category once, case-insensitively, and replaces lone surrogates', () => {
  const categories = [' Women ', 'women', 'Men', 'WOMEN', 'Fest\uD83D'];
  expect(parseStoreInfo({ categories }).categories).toEqual(['Women', 'Men', 'Fest\uFFFD']);
});

test('[CONT-03] keeps only social links that lead to the web', () => {
  const socialLinks = [
    { name: 'Instagram', url: 'https://instagram.example/maison' },
    { url: 'http://pins.example/maison' },
    { name: 'Bad', url: 'javascript:alert(1)' },
    { name: 'Sly', url: 'java\nscript:alert(1)' },
    { name: 'Relative', url: '/maison' },
    { name: 'None' },
    null,
  ];
  expect(parseStoreInfo({ socialLinks }).socialLinks).toEqual([
    { name: 'Instagram', url: 'https://instagram.example/maison' },
    { name: 'pins.example', url: 'http://pins.example/maison' },
  ]);
});

test('reads the store’s pictures, and finds those of categories case-insensitively', () => {
  const { pictures } = parseStoreInfo({
    pictures: { hero: { url: '/hero.webp' }, categories: { Women: '/women.webp', men: null } },
  });
  expect(pictures.hero).toMatchObject({ src: '/hero.webp' });
  expect(categoryPicture(pictures, 'WOMEN')).toMatchObject({ src: '/women.webp' });
  expect(categoryPicture(pictures, 'Men')).toBeUndefined();
  expect(categoryPicture(pictures, 'constructor')).toBeUndefined();
});

test('reads the shipping rate if it has a price', () => {
  const shipping = { method: 'Courier', price: 0, label: 'Free' };
  expect(parseStoreInfo({ shipping }).shipping).toEqual(shipping);
  expect(parseStoreInfo({ shipping: { price: '49.50' } }).shipping).toEqual({
    method: 'Standard Shipping',
    price: 49.5,
  });
  expect(parseStoreInfo({ shipping: { method: 'Courier' } }).shipping).toBeUndefined();
  expect(parseStoreInfo({}).shipping).toBeUndefined();
});

test('gives no dollars without a usable rate (D1)', () => {
  expect(parseStoreInfo({ exchangeRates: { USD: 0 } }).exchangeRates.USD).toBeUndefined();
  expect(parseStoreInfo({}).exchangeRates.USD).toBeUndefined();
});

test.each([[null], ['info'], [[]], [{ data: [] }]])('refuses %j', (response) => {
  expect(() => parseStoreInfo(response)).toThrow(UnexpectedResponseError);
});

test('accepts any object', () => {
  const info = fc.record({
    categories: fc.anything(),
    policies: fc.anything(),
    pictures: fc.oneof(fc.anything(), fc.record({ categories: fc.anything() })),
    socialLinks: fc.oneof(fc.anything(), fc.array(fc.record({ url: fc.webUrl() }))),
    exchangeRates: fc.anything(),
  });
  fc.assert(
    fc.property(info, (response) => {
      expect(Array.isArray(parseStoreInfo(response).categories)).toBe(true);
    }),
  );
});
