import fc from 'fast-check';
import { UnexpectedResponseError } from '@storefront/host/response/unexpected-response-error';
import { parseParentCategories, parseProductList } from './product-list';

const bare = { id: 'p1', title: 'Linen shirt' };

describe('parseProductList', () => {
  test('[PLP-14] reads the total from count or from pagination.total', () => {
    expect(parseProductList({ data: [bare], count: 40 }).total).toBe(40);
    expect(parseProductList({ data: [bare], pagination: { total: '41' } }).total).toBe(41);
    expect(parseProductList({ data: [bare] }).total).toBe(1);
  });

  test('counts at least the products that are there, whatever the total says', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.integer(), (length, count) => {
        const data = Array.from({ length }, () => bare);
        expect(parseProductList({ data, count }).total).toBe(Math.max(length, count));
      }),
    );
  });

  test('drops and logs a broken entry, and keeps the rest', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const list = parseProductList({ data: [bare, null, { id: 'p2' }], count: 3 });
    expect(list.products.map(({ id }) => id)).toEqual(['p1']);
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });

  test('has the two pictures that a card shows', () => {
    const images = ['/a.webp', '/b.webp', '/c.webp'];
    const [product] = parseProductList({ data: [{ ...bare, images }] }).products;
    expect(product?.pictures.map(({ src }) => src)).toEqual(['/a.webp', '/b.webp']);
  });

  test('[CARD-07] shows each product in its color of those that are asked for, whatever their case', () => {
    const images = [
      { url: '/ivory.webp', color: 'Ivory' },
      { url: '/bordeaux.webp', color: 'Bordeaux' },
      { url: '/bordeaux-cloth.webp', color: 'Bordeaux' },
    ];
    const attributes = [{ key: 'color', value: ['Ivory', 'Bordeaux'] }];
    const dress = { ...bare, imgUrl: '/ivory.webp', images, attributes };
    const shownFor = (wanted: string[]) => {
      const [product] = parseProductList([dress], wanted).products;
      return [product?.color, product?.image, product?.pictures.length];
    };
    expect(shownFor(['bordeaux', 'navy'])).toEqual(['Bordeaux', '/bordeaux.webp', 2]);
    expect(shownFor(['ivory', 'bordeaux'])).toEqual([undefined, '/ivory.webp', 1]);
    expect(shownFor([])).toEqual([undefined, '/ivory.webp', 1]);
    const [ofFamily] = parseProductList({ data: [dress], familyColors: ['bordeaux'] }).products;
    expect(ofFamily?.image).toBe('/bordeaux.webp');
  });

  test('has each product once', () => {
    const list = parseProductList({ data: [bare, { ...bare, id: 'p2' }, bare], count: 3 });
    expect(list.products.map(({ id }) => id)).toEqual(['p1', 'p2']);
  });

  test.each([[null], [{}], [{ data: {} }], ['']])('refuses %j', (response) => {
    expect(() => parseProductList(response)).toThrow(UnexpectedResponseError);
  });
});

describe('parseParentCategories', () => {
  test('[PLP-03] has each parent category once, without blank ones', () => {
    const names = ['Shirts', ' Knitwear', null, 'Shirts', '  ', undefined];
    const data = names.map((parentCategory) => ({ ...bare, parentCategory }));
    expect(parseParentCategories({ data: [...data, null], count: 7 })).toEqual({
      names: ['Shirts', 'Knitwear'],
    });
  });

  test('has what they are called in another language', () => {
    const labels = { Women: 'महिलाएँ', Shirts: 'शर्ट', M: 'मध्यम' };
    const product = { ...bare, category: 'Women', parentCategory: 'Shirts', labels };
    expect(parseParentCategories([product])).toEqual({
      names: ['Shirts'],
      labels: { Women: 'महिलाएँ', Shirts: 'शर्ट' },
    });
  });

  test('refuses a response without a list', () => {
    expect(() => parseParentCategories({})).toThrow(UnexpectedResponseError);
  });
});
