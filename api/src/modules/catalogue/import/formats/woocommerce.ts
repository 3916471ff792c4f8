import { collectionsOfPaths } from '../../collections/collection-cells';
import { pathOf } from '../category-path';
import { Cells } from '../cells';
import type { FileProduct, FileVariant, ReadProduct, Refusal } from '../file-product';
import type { TableRow } from '../read-table';

/** Headings by which a product file of WooCommerce is recognised. */
export const WOOCOMMERCE_HEADINGS = ['ID', 'Type', 'SKU', 'Name', 'Regular price'];

/** At most as many attributes of a product are read. */
const MAX_ATTRIBUTES = 12;

const GRAMS_OF: Record<string, number> = { g: 1, kg: 1000, oz: 28.349523125, lbs: 453.59237 };

/** Why products of other types aren't taken. */
const OTHER_TYPES: Record<string, string> = {
  grouped: 'a grouped product has no price of its own: this shop sells its pieces',
  external: 'an external product is sold by another shop',
  virtual: 'a virtual product has nothing to deliver',
  downloadable: 'a downloadable product has nothing to deliver',
};

/** A row of type `variation`. */
interface Variation {
  row: TableRow;
  position: number;
}

/**
 * Reads the products of a shop with WooCommerce, as its export writes them. The variations of a product may be
 * anywhere in the file, so that it is read twice.
 * https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema
 */
export async function* readWooCommerce(
  openRows: () => Promise<AsyncIterable<TableRow>>,
): AsyncGenerator<ReadProduct> {
  const variations = new Map<string, Variation[]>();
  for await (const row of await openRows()) {
    if (typesOf(row).includes('variation')) addVariation(variations, row);
  }
  for await (const row of await openRows()) {
    if (typesOf(row).includes('variation')) continue;
    yield readProduct(row, takeVariations(variations, row));
  }
  for (const [parent, [first]] of variations) {
    if (!first) continue;
    const { line } = first.row;
    const reason = `the file has no product “${parent}”`;
    yield { handle: parent, line, refusals: [{ line, column: 'Parent', reason }] };
  }
}

function typesOf({ cells }: TableRow): string[] {
  return (cells.Type ?? '').split(',').map((type) => type.trim().toLowerCase());
}

/** A parent is named by its SKU, or by `id:` and its number. */
function addVariation(variations: Map<string, Variation[]>, row: TableRow) {
  const parent = row.cells.Parent?.trim() ?? '';
  const others = variations.get(parent) ?? [];
  others.push({ row, position: Number(row.cells.Position ?? 0) || 0 });
  variations.set(parent, others);
}

function takeVariations(variations: Map<string, Variation[]>, { cells }: TableRow): TableRow[] {
  const names = [cells.SKU?.trim() ?? '', `id:${cells.ID?.trim() ?? ''}`];
  const found = names.flatMap((name) => variations.get(name) ?? []);
  for (const name of names) variations.delete(name);
  return found.sort((a, b) => a.position - b.position).map(({ row }) => row);
}

function readProduct(row: TableRow, variationRows: TableRow[]): ReadProduct {
  const { line } = row;
  const refusals: Refusal[] = [];
  if (row.problem !== undefined) {
    return { handle: '', line, refusals: [{ line, column: undefined, reason: row.problem }] };
  }
  const cells = new Cells(row, refusals);
  const handle = handleOf(cells);
  const other = typesOf(row).find((type) => type in OTHER_TYPES);
  if (other !== undefined) cells.refuse('Type', OTHER_TYPES[other] ?? '');

  const isVariable = typesOf(row).includes('variable');
  const attributes = attributesOf(cells);
  const options = isVariable ? attributes : [];
  if (options.length > 3)
    cells.refuse(undefined, `has ${options.length} options, at most three are possible`);
  const variants = isVariable
    ? variationRows.flatMap((variation) => variantsOf(new Cells(variation, refusals), options))
    : [{ ...variantOf(cells, []), picture: undefined }];
  if (variants.length === 0) cells.refuse(undefined, 'the product has no variations');

  const [category = [], ...others] = pathsOf(cells);
  const product: FileProduct = {
    handle,
    hasMadeHandle: true,
    line,
    title: cells.required('Name', 300),
    description:
      cells.text('Description', 100_000) ?? cells.text('Short description', 10_000) ?? '',
    vendor: cells.text('Brands'),
    categories: category,
    tags: listOf(cells.text('Tags', 5000)),
    collections: cells.has('Categories') ? collectionsOfPaths(others) : undefined,
    status: statusOf(cells),
    featured: cells.yesOrNo('Is featured?'),
    attributes: isVariable
      ? undefined
      : attributes.map(({ name, values }) => ({ name, value: values.join(', ') })),
    seoTitle: undefined,
    seoDescription: undefined,
    hsnCode: undefined,
    taxClass: cells.text('Tax class', 100),
    options: options.map(({ name }) => name),
    pictures: listOf(cells.text('Images', 20_000)).map((source) => ({
      source,
      text: undefined,
    })),
    variants,
  };
  return refusals.length > 0 ? { handle, line, refusals } : { product };
}

/** The export has no address of the product: its SKU, or else its name, becomes one. */
function handleOf(cells: Cells): string {
  const name = cells.text('SKU', 200) ?? cells.text('Name', 300) ?? '';
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

interface Attribute {
  name: string;
  values: string[];
}

function attributesOf(cells: Cells): Attribute[] {
  return Array.from({ length: MAX_ATTRIBUTES }, (_, index) => index + 1).flatMap((n) => {
    const name = cells.text(`Attribute ${n} name`, 100);
    const values = listOf(cells.text(`Attribute ${n} value(s)`, 5000));
    return name === undefined || values.length === 0 ? [] : [{ name, values }];
  });
}

/** The variants of a variation: without a value, it stands for all values of that option. */
function variantsOf(cells: Cells, options: Attribute[]): FileVariant[] {
  const own = new Map(
    Array.from({ length: MAX_ATTRIBUTES }, (_, index) => index + 1).map((n) => [
      cells.text(`Attribute ${n} name`, 100),
      cells.optionValue(`Attribute ${n} value(s)`)?.replaceAll('\\,', ','),
    ]),
  );
  const choices = options.map(({ name, values }) => {
    const value = own.get(name);
    return value === undefined ? values : [value];
  });
  const open = options.filter(({ name }) => own.get(name) === undefined);
  const combinations = choices.reduce<string[][]>(
    (sofar, values) => sofar.flatMap((start) => values.map((value) => [...start, value])),
    [[]],
  );
  const variant = variantOf(cells, []);
  if (open.length === 0) return combinations.map((values) => ({ ...variant, values }));
  if (variant.stock !== undefined) {
    cells.refuse(
      'Stock',
      `is shared by every ${open.map(({ name }) => name).join(' and ')}: count each one`,
    );
  }
  return combinations.map((values) => ({
    ...variant,
    values,
    sku: skuOf(variant, values, options, open),
  }));
}

/** A SKU names one variant: that of a variation for several of them gets their values. */
function skuOf(
  { sku }: FileVariant,
  values: string[],
  options: Attribute[],
  open: Attribute[],
): string | undefined {
  const added = values.filter((_, index) => open.some((option) => option === options[index]));
  return sku === undefined
    ? undefined
    : [sku, ...added.map((value) => value.toLowerCase())].join('-');
}

function variantOf(cells: Cells, values: string[]): FileVariant {
  const regular = cells.price('Regular price');
  const sale = cells.price('Sale price');
  if (regular === undefined && cells.text('Regular price') === undefined) {
    cells.refuse('Regular price', 'is empty');
  }
  const isSale = sale !== undefined && regular !== undefined && sale < regular;
  return {
    line: cells.line,
    values,
    sku: cells.code('SKU'),
    barcode: cells.code('GTIN, UPC, EAN, or ISBN'),
    price: (isSale ? sale : regular) ?? 0,
    compareAtPrice: isSale ? regular : undefined,
    stock: stockOf(cells),
    grams: gramsOf(cells),
    picture: listOf(cells.text('Images', 20_000))[0],
  };
}

/** Without a number, only "out of stock" is known. */
function stockOf(cells: Cells): number | undefined {
  const counted = cells.wholeNumber('Stock');
  const isOut = cells.text('In stock?') === '0';
  return counted ?? (isOut ? 0 : undefined);
}

/** The heading of the weight names the unit that the shop uses. */
function gramsOf(cells: Cells): number | undefined {
  const units = Object.keys(GRAMS_OF);
  const [weight] = units.flatMap((unit) => {
    const number = cells.number(`Weight (${unit})`);
    return number === undefined ? [] : [Math.round(number * (GRAMS_OF[unit] ?? 1))];
  });
  return weight;
}

/** The categories, such as `Clothing > Hoodies`. The first one is where the product is. */
function pathsOf(cells: Cells): string[][] {
  return listOf(cells.text('Categories', 5000)).map(pathOf);
}

/** `Published` is 1, 0 for a private one, or -1 for a draft; "hidden" ones are reached by their address only. */
function statusOf(cells: Cells): FileProduct['status'] {
  const published = cells.text('Published');
  if (published === '1') return 'active';
  if (published === '0' || published === '-1' || published === undefined) return 'draft';
  cells.refuse('Published', `“${published}” is none of 1, 0, -1`);
  return 'draft';
}

/** A list by commas; one within a value is written as `\,`. */
function listOf(text: string | undefined): string[] {
  const parts = text?.split(/(?<!\\),/).map((part) => part.replaceAll('\\,', ',').trim()) ?? [];
  return [...new Set(parts.filter((part) => part !== ''))];
}
