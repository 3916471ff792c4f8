import fc from 'fast-check';
import { UnexpectedResponseError } from '@storefront/host/response/unexpected-response-error';
import { isOnSale } from './is-on-sale';
import { parseProduct } from './product';

const bare = { id: 'p1', title: 'Linen shirt' };

describe('parseProduct', () => {
  test('[MAP-01] takes the title as name and an absent description as empty', () => {
    expect(parseProduct(bare)).toMatchObject({ name: 'Linen shirt', description: '' });
  });

  test.each([
    [{ discountedPrice: 900, regularPrice: 1200 }, 900],
    [{ regularPrice: 1200 }, 1200],
    [{ discountedPrice: null, regularPrice: 1200 }, 1200],
    [{}, 0],
  ])('[MAP-02] reads the price of %j as %d', (prices, price) => {
    expect(parseProduct({ ...bare, ...prices }).price).toBe(price);
  });

  test.each([
    [{ discountedPrice: '899.50', regularPrice: '1200' }, 899.5],
    [{ discountedPrice: 0, regularPrice: 1200 }, 1200],
    [{ discountedPrice: ' ', regularPrice: '1200' }, 1200],
    [{ discountedPrice: 'soon', regularPrice: 1200 }, 1200],
    [{ discountedPrice: -1, regularPrice: Number.NaN }, 0],
  ])('[MAP-02] counts only a number above 0, also as text: %j is %d', (prices, price) => {
    expect(parseProduct({ ...bare, ...prices }).price).toBe(price);
  });

  test('[MAP-03] has an original price only beside a discounted one', () => {
    const discounted = parseProduct({ ...bare, discountedPrice: 900, regularPrice: 1200 });
    expect(discounted.originalPrice).toBe(1200);
    expect(parseProduct({ ...bare, regularPrice: 1200 }).originalPrice).toBeUndefined();
    const zero = parseProduct({ ...bare, discountedPrice: '0', regularPrice: 1200 });
    expect(zero.originalPrice).toBeUndefined();
  });

  test('[MAP-04] takes imgUrl, else the first image, else nothing', () => {
    const images = [{ url: '' }, { url: '/b.webp' }, { url: '/c.webp' }];
    expect(parseProduct({ ...bare, imgUrl: '/a.webp', images }).image).toBe('/a.webp');
    expect(parseProduct({ ...bare, imgUrl: '', images }).image).toBe('/b.webp');
    expect(parseProduct(bare).image).toBe('');
  });

  test('has each of its pictures once, the main one first, with what is known of it', () => {
    const images = [{ url: '/b.webp' }, { url: '/a.webp', width: 1080 }, { url: '/b.webp' }];
    const { pictures } = parseProduct({ ...bare, imgUrl: '/a.webp', images });
    expect(pictures).toMatchObject([{ src: '/a.webp', width: 1080 }, { src: '/b.webp' }]);
    expect(parseProduct({ ...bare, images: ['/c.webp'] }).pictures).toMatchObject([
      { src: '/c.webp' },
    ]);
  });

  test.each([
    [['true'], true],
    ['True', true],
    [true, true],
    [['false'], false],
    [[], false],
  ])('[MAP-05] reads featured %j as %s', (value, featured) => {
    const attributes = [{ key: 'Featured', value }];
    expect(parseProduct({ ...bare, attributes }).featured).toBe(featured);
  });

  test('[MAP-06] reads sizes and colours from lists and comma-separated texts, whatever the case', () => {
    const lists = [
      { key: 'SIZE', value: ['S', 'M', 'M'] },
      { key: 'Colours', value: ['Indigo'] },
    ];
    expect(parseProduct({ ...bare, attributes: lists })).toMatchObject({
      sizes: ['S', 'M'],
      colors: ['Indigo'],
    });
    const texts = [
      { key: 'sizes', value: '30, 32 ,,34' },
      { key: 'Color', value: 'Black' },
    ];
    expect(parseProduct({ ...bare, attributes: texts })).toMatchObject({
      sizes: ['30', '32', '34'],
      colors: ['Black'],
    });
    const colors = [{ key: 'colors', value: ['Ecru'] }];
    expect(parseProduct({ ...bare, attributes: colors }).colors).toEqual(['Ecru']);
  });

  test('[MAP-09] reads description and categories when present', () => {
    const extra = {
      description: 'Woven.',
      category: 'men',
      subCategory: 'Shirts',
      masterCategory: 'Apparel',
      parentCategory: 'Topwear',
    };
    expect(parseProduct({ ...bare, ...extra })).toMatchObject(extra);
    expect(parseProduct(bare).subCategory).toBeUndefined();
  });

  test('is unavailable without a price (D21)', () => {
    expect(parseProduct(bare).available).toBe(false);
    expect(parseProduct({ ...bare, regularPrice: 1 }).available).toBe(true);
  });

  test('has the stock only if the server sends it', () => {
    expect(parseProduct({ ...bare, stock: { total: 0 } }).soldOut).toBe(true);
    expect(parseProduct(bare).soldOut).toBeUndefined();
    const variants = [{ size: 'M', color: null, quantity: 2 }];
    const product = parseProduct({ ...bare, stock: { total: 2, variants } });
    expect(product.soldOut).toBe(false);
    expect(product.variants).toEqual([{ size: 'M', color: undefined, price: 0, quantity: 2 }]);
  });

  test('reads a product in data, and an id that is a number (D28)', () => {
    expect(parseProduct({ data: { id: 7, title: 'Belt' } })).toMatchObject({ id: '7' });
  });

  test.each([[undefined], [null], ['p1'], [[]], [{}], [{ id: 'p1' }], [{ data: null }]])(
    'refuses %j',
    (response) => {
      expect(() => parseProduct(response)).toThrow(UnexpectedResponseError);
      expect(() => parseProduct(response)).toThrow(/product.*id and a title/);
    },
  );

  test('never throws anything but UnexpectedResponseError', () => {
    const attribute = fc.record({ key: fc.anything(), value: fc.anything() });
    const product = fc.record(
      {
        id: fc.anything(),
        title: fc.anything(),
        regularPrice: fc.anything(),
        discountedPrice: fc.anything(),
        images: fc.oneof(fc.anything(), fc.array(fc.anything())),
        attributes: fc.oneof(fc.anything(), fc.array(attribute)),
        stock: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(product, fc.anything()), (response) => {
        try {
          const { price, sizes } = parseProduct(response);
          expect(price).toBeGreaterThanOrEqual(0);
          expect(sizes.every((size) => size.trim() !== '')).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(UnexpectedResponseError);
        }
      }),
    );
  });
});

test('[CARD-03] is on sale where an original price exists and the price is below it', () => {
  expect(isOnSale({ price: 900, originalPrice: 1200 })).toBe(true);
  expect(isOnSale({ price: 1200, originalPrice: 1200 })).toBe(false);
  expect(isOnSale({ price: 1200 })).toBe(false);
});
