import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileProduct, ReadProduct } from './file-product';
import { openProductFile } from './read-products';
import type { Encoding } from './read-table';

const SAMPLES = join(__dirname, 'testing/files');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'products-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(file: string, encoding?: Encoding) {
  const { format, products } = await openProductFile(file, { encoding });
  const all: ReadProduct[] = [];
  for await (const product of products) all.push(product);
  return {
    format,
    products: all.flatMap((one) => ('product' in one ? [one.product] : [])),
    refused: all.flatMap((one) =>
      'product' in one
        ? []
        : one.refusals.map(({ line, column, reason }) => [line, column ?? '', reason].join('; ')),
    ),
  };
}

async function readText(content: string | Buffer, encoding?: Encoding) {
  const file = join(folder, 'products.csv');
  await writeFile(file, content);
  return read(file, encoding);
}

const byHandle = (products: FileProduct[], handle: string) =>
  products.find((product) => product.handle === handle);

describe('the sample files of other shops', () => {
  test.each([
    ['apparel.csv', 20, 22],
    ['home-and-garden.csv', 20, 21],
    ['jewelery.csv', 20, 23],
  ])('all products of Shopify’s %s are read', async (name, products, variants) => {
    const file = await read(join(SAMPLES, name));
    expect(file.format).toBe('Shopify');
    expect(file.refused).toEqual([]);
    expect(file.products).toHaveLength(products);
    expect(file.products.flatMap((product) => product.variants)).toHaveLength(variants);
  });

  test('a product of Shopify has its options, prices before and pictures', async () => {
    const { products } = await read(join(SAMPLES, 'jewelery.csv'));
    expect(byHandle(products, 'chain-bracelet')).toMatchObject({
      title: '7 Shakra Bracelet',
      vendor: 'Company 123',
      categories: ['Bracelet'],
      tags: ['Beads'],
      status: 'active',
      options: ['Color'],
      variants: [
        { line: 2, values: ['Blue'], price: 4299, compareAtPrice: 4499, stock: 1 },
        { line: 3, values: ['Black'], price: 4299, compareAtPrice: 4499, stock: 0 },
      ],
    });
  });

  test('what WooCommerce sells without a parcel is refused by row, all else is read', async () => {
    const file = await read(join(SAMPLES, 'woocommerce-samples.csv'));
    expect(file.format).toBe('WooCommerce');
    expect(file.products).toHaveLength(14);
    expect(file.refused).toEqual([
      '14; Type; a downloadable product has nothing to deliver',
      '15; Type; a downloadable product has nothing to deliver',
      '24; Type; a grouped product has no price of its own: this shop sells its pieces',
      '24; Regular price; is empty',
      '25; Type; an external product is sold by another shop',
    ]);
  });

  test('a variation of WooCommerce without a size stands for every size', async () => {
    const { products } = await read(join(SAMPLES, 'woocommerce-samples.csv'));
    const tee = byHandle(products, 'woo-vneck-tee');
    expect(tee?.options).toEqual(['Color', 'Size']);
    expect(tee?.variants).toHaveLength(9);
    expect(tee?.variants[0]).toMatchObject({
      values: ['Red', 'Large'],
      sku: 'woo-vneck-tee-red-large',
      price: 2000,
    });
    expect(new Set(tee?.variants.map(({ sku }) => sku)).size).toBe(9);
  });

  test('a sale at WooCommerce keeps the price before', async () => {
    const { products } = await read(join(SAMPLES, 'woocommerce-samples.csv'));
    const beanie = byHandle(products, 'woo-beanie')?.variants[0];
    expect(beanie).toMatchObject({ price: 1800, compareAtPrice: 2000 });
    const hoodie = byHandle(products, 'woo-hoodie')?.variants.map(({ values }) => values.join());
    expect(hoodie).toEqual(['Blue,Yes', 'Red,No', 'Green,No', 'Blue,No']);
  });
});

describe('collections', () => {
  const SHOPIFY = 'Handle,Title,Variant Price,Option1 Name';
  const WOOCOMMERCE = 'ID,Type,SKU,Name,Regular price';

  test.each([
    ['this shop', 'Product,Name,Price,Collections\na,A,1,"New  In, Diwali Edit,new in, "'],
    ['Shopify', `${SHOPIFY},Collection\na,A,1,,"New In, Diwali Edit"`],
    [
      'WooCommerce',
      `${WOOCOMMERCE},Categories\n1,simple,A,A,1,"Women > Coats, New In, Edits > Diwali Edit"`,
    ],
  ])('are read from a file of %s', async (format, text) => {
    const file = await readText(text);
    expect(file.format).toBe(format);
    expect(file.products).toMatchObject([{ collections: ['New In', 'Diwali Edit'] }]);
  });

  test.each([
    ['this shop', 'Product,Name,Price\na,A,1'],
    ['Shopify', `${SHOPIFY}\na,A,1,`],
    ['WooCommerce', `${WOOCOMMERCE}\n1,simple,A,A,1`],
  ])('are unknown to a file of %s without their column', async (_, text) => {
    const { products } = await readText(text);
    expect(products).toMatchObject([{ collections: undefined }]);
  });

  test('of WooCommerce lose the comma that a category may have', async () => {
    const { products } = await readText(
      `${WOOCOMMERCE},Categories\n1,simple,A,A,1,"Coats\\, Capes, Gifts\\, Small"`,
    );
    expect(products).toMatchObject([
      { categories: ['Coats, Capes'], collections: ['Gifts Small'] },
    ]);
  });
});

const HEADINGS = 'Product,Name,Option 1,Value 1,SKU,Barcode,Price,Stock';

describe('a file of this shop', () => {
  test.each([
    ['UTF-8', Buffer.from(`${HEADINGS}\nsari,Sari ₹ ß,,,,,12.5,3`)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${HEADINGS}\r\nsari,Sari ₹ ß,,,,,12.5,3\r\n`)],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${HEADINGS}\nsari,Sari ₹ ß,,,,,12.5,3`, 'utf16le')],
    ['semicolons', Buffer.from(`${HEADINGS}\nsari,Sari ₹ ß,,,,,12.5,3`.replaceAll(',', ';'))],
    ['tabs', Buffer.from(`${HEADINGS}\nsari,Sari ₹ ß,,,,,12.5,3`.replaceAll(',', '\t'))],
  ])('is read in %s', async (_, content) => {
    const { products, refused } = await readText(content);
    expect(refused).toEqual([]);
    expect(products).toMatchObject([
      { handle: 'sari', title: 'Sari ₹ ß', variants: [{ price: 1250, stock: 3 }] },
    ]);
  });

  test('in another encoding is refused with the line, and read if that is named', async () => {
    const content = Buffer.from(`${HEADINGS}\na,A,,,,,1,1\nb,Stra\xdfe,,,,,1,1`, 'latin1');
    await expect(readText(content)).rejects.toThrow('not UTF-8. Save the file as UTF-8');
    const { products } = await readText(content, 'windows-1252');
    expect(products.map(({ title }) => title)).toEqual(['A', 'Straße']);
  });

  test.each([
    [
      'a price with a comma',
      'a,A,,,,,"1.299,00",1',
      '2; Price; “1.299,00” isn’t an amount: write it as 1299.00',
    ],
    ['a negative stock', 'a,A,,,,,10,-2', '2; Stock; “-2” isn’t a whole number from 0 on'],
    [
      'a shortened barcode',
      'a,A,,,,8.90E+12,10,1',
      '2; Barcode; “8.90E+12” is a number that a spreadsheet has shortened: format the column as text',
    ],
    [
      'a date as a size',
      'a,A,Size,10-Dec,,,10,1',
      '2; Value 1; “10-Dec” is a date that a spreadsheet has made of it: format the column as text',
    ],
    ['no name', 'a,,,,,,10,1', '2; Name; is empty'],
    ['no price', 'a,A,,,,,,1', '2; ; the product has no variant with a price'],
    ['a size that is missing', 'a,A,Size,S,,,10,1\na,,,,,,10,1', '3; Value 1; is empty'],
    [
      'the same size twice',
      'a,A,Size,S,,,10,1\na,,,S,,,10,1',
      '3; ; another variant has the same options',
    ],
    [
      'an address with a slash',
      'a/b,A,,,,,10,1',
      '2; Product; “a/b” may have only letters, digits, dots, dashes and underscores',
    ],
    [
      'rows that are apart',
      'a,A,,,,,10,1\nb,B,,,,,10,1\na,A,,,,,10,1',
      '4; Product; “a” has rows further up: keep the rows of a product together',
    ],
    ['more cells than headings', 'a,A,,,,,10,1,9', '2; ; has 9 cells, but there are 8 headings'],
  ])('with %s is refused by row and column', async (_, rows, refusal) => {
    expect((await readText(`${HEADINGS}\n${rows}`)).refused).toEqual([refusal]);
  });

  test.each([
    ['nothing in it', '', 'The file is empty.'],
    ['other headings', 'a,b\n1,2', 'no headings of a product file that is known'],
    ['a heading twice', 'Product,Name,Price,Name\n', 'the heading “Name” is there twice'],
    ['a quotation mark without an end', `${HEADINGS}\na,"A,,,,,10,1`, 'never closed'],
    ['a null character', `${HEADINGS}\na,A\0,,,,,10,1`, 'null character'],
    ['a zip archive', 'PK\x03\x04', 'unpack it first'],
    ['a million columns', `${HEADINGS}${',x'.repeat(1_000_000)}`, 'more than 300 columns'],
  ])('that has %s is refused as a whole', async (_, content, reason) => {
    await expect(readText(content)).rejects.toThrow(reason);
  });
});
