import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_COLOR } from '@storefront/host/contracts/api';
import { readCatalogue, readColours, readLooks, readStoreInfo } from './catalogue';
import type { DemoProduct } from './catalogue.schema';
import { coloursOf, shownColour } from './demo-product';
import { productRow, variantRows } from '../demo-rows';
import { readPictureManifest } from '../picture-manifest';
import { CUTS } from '../picture-names';

const catalogue = readCatalogue();

const piecesOf = (product: DemoProduct) => variantRows(product).map(({ stock }) => stock);
const isSoldOut = (product: DemoProduct) => piecesOf(product).every((pieces) => pieces === 0);
const isOnSale = ({ discountedPrice }: DemoProduct) => discountedPrice !== undefined;
const isFeatured = ({ featured }: DemoProduct) => featured === true;
const inCategory = (name: string) => catalogue.filter(({ category }) => category === name);

/** Products of a category as listings show them: featured ones first, then the newest. */
function listed(name: string): DemoProduct[] {
  const rank = (product: DemoProduct) => `${isFeatured(product) ? 1 : 0} ${product.createdAt}`;
  return inCategory(name).sort((one, other) => rank(other).localeCompare(rank(one)));
}

function expectNoDuplicates(values: readonly string[]): void {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

describe('the demo catalogue', () => {
  test('has at least 150 products over all of the store’s categories', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(150);
    const { categories } = readStoreInfo();
    expect(categories.map((name) => inCategory(name).length >= 40)).toEqual([true, true, true]);
  });

  test.each([
    ['Jeans', 15],
    ['Trousers', 15],
    ['Jackets & Coats', 25],
    ['Dresses', 30],
    ['Shirts', 15],
    ['Knitwear', 15],
    ['Bags', 15],
    ['Belts', 6],
    ['Scarves', 10],
    ['Jewellery', 6],
    ['Watches', 3],
    ['Eyewear', 3],
    ['Small Leather Goods', 3],
  ])('has %s, %i at least', (parent, least) => {
    const found = catalogue.filter(({ parentCategory }) => parentCategory === parent);
    expect(found.length).toBeGreaterThanOrEqual(least);
  });

  test('has a look for most of its clothes, each of products that there are', () => {
    const ids = new Set(catalogue.map(({ id }) => id));
    const inLooks = new Set(readLooks().flatMap(({ products }) => products));
    expect([...inLooks].filter((id) => !ids.has(id))).toEqual([]);
    const clothes = catalogue.filter(({ masterCategory }) => masterCategory === 'Apparel');
    const worn = clothes.filter(({ id }) => inLooks.has(id));
    expect(worn.length).toBeGreaterThan(clothes.length * 0.9);
  });

  test('has a third of its products on sale, and some in every category', () => {
    const share = catalogue.filter(isOnSale).length / catalogue.length;
    expect(share).toBeGreaterThanOrEqual(1 / 3);
    expect(share).toBeLessThan(0.4);
    for (const { category } of catalogue) expect(inCategory(category).some(isOnSale)).toBe(true);
  });

  test('has several featured products in every category, and a dozen in all', () => {
    const featured = catalogue.filter(isFeatured);
    expect(featured.length).toBeGreaterThanOrEqual(12);
    expect(featured.length).toBeLessThanOrEqual(16);
    for (const name of ['Women', 'Men', 'Accessories']) {
      expect(inCategory(name).filter(isFeatured).length).toBeGreaterThanOrEqual(4);
    }
  });

  test('has products that are sold out, and many that lack a size or a colour', () => {
    const soldOut = catalogue.filter(isSoldOut);
    expect([4, 5, 6]).toContain(soldOut.length);
    expect(soldOut.filter(isFeatured)).toEqual([]);
    const lacking = catalogue.filter((product) => piecesOf(product).includes(0));
    expect(lacking.length).toBeGreaterThan(30);
  });

  test('has products in One Size, without sizes, in several colours and in Default', () => {
    const count = (holds: (product: DemoProduct) => boolean) => catalogue.filter(holds).length;
    expect(count(({ sizes }) => sizes?.join() === 'One Size')).toBeGreaterThanOrEqual(10);
    expect(count(({ sizes }) => sizes === undefined)).toBeGreaterThanOrEqual(10);
    expect(count((product) => coloursOf(product).length > 1)).toBeGreaterThanOrEqual(50);
    expect(count((product) => coloursOf(product)[0] === DEFAULT_COLOR)).toBeGreaterThanOrEqual(6);
  });

  test('defines at least 40 colours, and uses each of them', () => {
    const colours = Object.keys(readColours());
    expect(colours.length).toBeGreaterThanOrEqual(40);
    const used = new Set([...catalogue.flatMap(coloursOf), ...catalogue.map(shownColour)]);
    expect(colours.filter((colour) => !used.has(colour))).toEqual([]);
  });

  test('describes each product in 25 to 55 words, and begins no two descriptions alike', () => {
    for (const { id, description } of catalogue) {
      const words = description.split(/\s+/).length;
      expect([id, words >= 25 && words <= 55]).toEqual([id, true]);
    }
    expectNoDuplicates(catalogue.map(({ description }) => description.split(' ', 2).join(' ')));
  });

  test('has product titles of 2 to 4 words, and prices that end in 90', () => {
    for (const { id, title, regularPrice, discountedPrice = 90 } of catalogue) {
      expect([id, title]).toEqual([id, expect.stringMatching(/^\S+( \S+){1,3}$/)]);
      expect([id, regularPrice % 100, discountedPrice % 100]).toEqual([id, 90, 90]);
    }
  });

  test('shows every cut, and no cut twice in the same cloth and colour', () => {
    for (const name of CUTS) {
      const drawn = catalogue.filter(({ picture }) => picture.cut === name);
      expect([name, drawn.length >= 1]).toEqual([name, true]);
    }
    expectNoDuplicates(
      catalogue.map((product) => {
        const { cut, cloth = 'its own' } = product.picture;
        return `${cut} in ${cloth}, ${shownColour(product)}`;
      }),
    );
  });

  test('shows each featured product from more than one side', () => {
    for (const { id, picture } of catalogue.filter(isFeatured)) {
      expect([id, picture.views.slice(0, 2)]).toEqual([id, ['front', 'detail']]);
    }
  });

  test.each(['Women', 'Men', 'Accessories'])('lists %s in a varied order', (name) => {
    const products = listed(name);
    expectNoDuplicates(products.map(({ featured, createdAt }) => `${featured} ${createdAt}`));
    for (const [index, product] of products.entries()) {
      const next = products[index + 1];
      expect(next?.picture.cut).not.toBe(product.picture.cut);
      expect(next && shownColour(next)).not.toBe(shownColour(product));
    }
  });

  test('gives the storefront size, colour and kind as attributes', () => {
    const stole = catalogue.find(({ id }) => id === 'cashmere-stole');
    const { attributes } = stole ? productRow(stole, readPictureManifest()) : { attributes: [] };
    expect(attributes).toEqual(
      expect.arrayContaining([
        { key: 'featured', value: ['true'] },
        { key: 'size', value: ['One Size'] },
        { key: 'color', value: ['Camel', 'Ivory'] },
        { key: 'gender', value: ['Unisex'] },
        { key: 'masterCategory', value: ['Accessories'] },
        { key: 'subCategory', value: ['Stole'] },
      ]),
    );
  });
});

describe('readCatalogue', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
    for (const name of ['men-knitwear.json', 'women-knitwear.json']) {
      cpSync(join(import.meta.dirname, '../data/products', name), join(folder, name));
    }
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  /** Replaces a text in the file of women's knitwear. */
  function replaceInFile(text: string, replacement: string): void {
    const file = join(folder, 'women-knitwear.json');
    const before = readFileSync(file, 'utf8');
    const after = before.replace(text, replacement);
    expect(after).not.toBe(before);
    writeFileSync(file, after);
  }

  test('reads the files in the order of their names', () => {
    const knitwear = catalogue.filter(({ parentCategory }) => parentCategory === 'Knitwear');
    expect(readCatalogue(folder)).toEqual(knitwear);
    expect(knitwear[0]?.category).toBe('Men');
    expect(knitwear.at(-1)?.category).toBe('Women');
  });

  test.each([
    ['"care":', '"cares":', 'featherweight-merino-crew: .*: cares'],
    ['"roll-neck"', '"turtle-neck"', 'cashmere-roll-neck: picture/cut .*card-wallet'],
    ['"Ivory": [', '"Snow": [', 'cashmere-roll-neck: there is no colour Snow in colours.json'],
    ['"Ivory": [', '"Default": [', "cashmere-roll-neck: Default can't be used with other colours"],
    ['"Ivory": [', '"Ivory": [1, ', 'cashmere-roll-neck: stock of Ivory has 6 numbers where 5'],
    ['"front", "detail"', '"detail"', "cashmere-roll-neck: its first view isn't the front"],
    ['"Knitwear"', '"Knits"', 'featherweight-merino-crew: belongs in women-knits.json'],
    ['"cashmere-roll-neck"', '"merino-roll-neck"', 'has the id of merino-roll-neck'],
    ['"Cashmere Roll-Neck"', '"Merino roll-neck"', 'has the title of merino-roll-neck'],
    ['"discountedPrice": 5490', '"discountedPrice": 7490', "7490 isn't below regularPrice 7490"],
    ['[', '', "isn't JSON"],
  ])('refuses %s as %s and says where', (text, replacement, message) => {
    replaceInFile(text, replacement);
    expect(() => readCatalogue(folder)).toThrow(new RegExp(`women-knitwear.json.*${message}`));
  });

  test('refuses a description that another product has', () => {
    const [first] = readCatalogue(folder);
    const last = catalogue.find(({ id }) => id === 'cashmere-roll-neck');
    replaceInFile(last?.description ?? '', first?.description ?? '');
    expect(() => readCatalogue(folder)).toThrow(/has the description of/);
  });
});
