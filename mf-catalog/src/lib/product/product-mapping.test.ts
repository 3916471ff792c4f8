import fc from 'fast-check';
import { isOnSale } from './is-on-sale';
import { parseProduct } from './product';

const bare = { id: 'p1', title: 'Linen shirt' };

/** A price as servers send it, and the amount it is parsed to: only a number above 0 is a price (D33). */
const price = fc.oneof(
  fc.integer({ min: 1, max: 100_000_000 }).chain((paise) => {
    const amount = paise / 100;
    return fc.constantFrom<[unknown, number | undefined]>(
      [amount, amount],
      [String(amount), amount],
      [` ${amount} `, amount],
    );
  }),
  fc
    .constantFrom<unknown>(undefined, null, 0, '0', '', ' ', -1, '-5', 'soon', NaN, [], {})
    .map((value): [unknown, number | undefined] => [value, undefined]),
);

test('[MAP-02] the price is the discounted one, else the regular one, else 0', () => {
  fc.assert(
    fc.property(price, price, ([discountedPrice, discounted], [regularPrice, regular]) => {
      const product = parseProduct({ ...bare, discountedPrice, regularPrice });
      expect(product.price).toBe(discounted ?? regular ?? 0);
      expect(product.available).toBe(product.price > 0);
    }),
  );
});

test('[MAP-03] the original price is the regular one, only beside a discounted one', () => {
  fc.assert(
    fc.property(price, price, ([discountedPrice, discounted], [regularPrice, regular]) => {
      const product = parseProduct({ ...bare, discountedPrice, regularPrice });
      expect(product.originalPrice).toBe(discounted === undefined ? undefined : regular);
      expect(isOnSale(product)).toBe((product.originalPrice ?? 0) > product.price);
    }),
  );
});

test('[MAP-01] any title but a blank one is the name, any description is kept', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, fc.option(text, { nil: undefined }), (title, description) => {
      fc.pre(title.trim() !== '');
      expect(parseProduct({ id: 1, title, description })).toMatchObject({
        name: title.trim(),
        description: description?.trim() ?? '',
      });
    }),
  );
});

test('[MAP-04] the picture is imgUrl, else the first of the images that has an address', () => {
  const address = fc.constantFrom('', ' ', '/a.webp', '/b.webp', '/c.webp');
  fc.assert(
    fc.property(address, fc.array(address), (imgUrl, urls) => {
      const images = urls.map((url) => ({ url }));
      const expected = [imgUrl, ...urls].find((url) => url.trim() !== '') ?? '';
      const { image, pictures } = parseProduct({ ...bare, imgUrl, images });
      expect(image).toBe(expected);
      expect(new Set(pictures.map(({ src }) => src)).size).toBe(pictures.length);
    }),
  );
});

/** A key in any mixture of cases. */
function anyCase(...keys: string[]) {
  return fc
    .constantFrom(...keys)
    .chain((key) =>
      fc
        .tuple(...Array.from(key, (letter) => fc.constantFrom(letter, letter.toUpperCase())))
        .map((letters) => letters.join('')),
    );
}

/** A word as shops name sizes and colours, without commas. */
const word = fc.stringMatching(/^[A-Za-zआ-ह0-9]{1,8}$/);
const values = fc.uniqueArray(word, { minLength: 1, maxLength: 6 });

test('[MAP-06] sizes and colours are read from any case of their keys, lists and texts alike', () => {
  const sizeKey = anyCase('size', 'sizes');
  const colorKey = anyCase('color', 'colours', 'colors');
  fc.assert(
    fc.property(sizeKey, colorKey, values, values, (sizes, colors, given, shades) => {
      const asLists = [
        { key: sizes, value: given },
        { key: colors, value: shades },
      ];
      const asTexts = [
        { key: sizes, value: given.join(', ') },
        { key: colors, value: ` ${shades.join(',')}, ` },
      ];
      for (const attributes of [asLists, asTexts]) {
        const product = parseProduct({ ...bare, attributes });
        expect([product.sizes, product.colors]).toEqual([given, shades]);
      }
    }),
  );
});

test('[MAP-05] a product is featured exactly when a value of that attribute contains true', () => {
  const text = fc.constantFrom('true', 'True', ' true ', 'false', 'yes', '', 'not true');
  fc.assert(
    fc.property(anyCase('featured'), fc.array(text), fc.boolean(), (key, given, isText) => {
      const attributes = [{ key, value: isText ? given.join(',') : given }];
      const expected = given.some((value) => value.toLowerCase().includes('true'));
      expect(parseProduct({ ...bare, attributes }).featured).toBe(expected);
    }),
  );
});

test('[MAP-09] description and categories are read when present, and only then', () => {
  const keys = ['subCategory', 'masterCategory', 'parentCategory'] as const;
  const text = fc.option(fc.constantFrom('Shirts', ' Shirts ', ' ', ''), { nil: null });
  fc.assert(
    fc.property(fc.tuple(text, text, text), (given) => {
      const parts = Object.fromEntries(keys.map((key, index) => [key, given[index]]));
      const product = parseProduct({ ...bare, ...parts });
      keys.forEach((key, index) => expect(product[key]).toBe(given[index]?.trim() || undefined));
    }),
  );
});
