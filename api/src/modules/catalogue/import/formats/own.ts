import { collectionsOf } from '../../collections/collection-cells';
import { pathOf } from '../category-path';
import type { Cells } from '../cells';
import type { FileProduct, FileVariant } from '../file-product';
import { translationsOf } from '../../translated-columns';
import type { GroupedFormat } from './grouped';

/** The headings of the shop's own format, in the order in which an export writes them. */
export const OWN_HEADINGS = [
  'Product',
  'Name',
  'Description',
  'Category',
  'Vendor',
  'Tags',
  'Collections',
  'Status',
  'Featured',
  'Attributes',
  'SEO title',
  'SEO description',
  'HSN code',
  'Tax class',
  'Option 1',
  'Value 1',
  'Option 2',
  'Value 2',
  'Option 3',
  'Value 3',
  'SKU',
  'Barcode',
  'Price',
  'Price before',
  'Stock',
  'Grams',
  'Variant picture',
  'Picture',
  'Picture text',
] as const;

/** A row a variant; what concerns the whole product is in its first row. */
export const own: GroupedFormat = {
  columns: {
    handle: 'Product',
    options: [1, 2, 3].map((n) => ({ name: `Option ${n}`, value: `Value ${n}` })),
    picture: 'Picture',
    pictureText: 'Picture text',
  },
  readProduct: (cells) => ({
    title: cells.required('Name', 300),
    description: cells.text('Description', 100_000) ?? '',
    vendor: cells.text('Vendor'),
    categories: pathOf(cells.text('Category', 1000) ?? ''),
    tags: partsOf(cells.text('Tags', 5000), ','),
    collections: collectionsOf(cells, 'Collections'),
    status: statusOf(cells),
    featured: cells.yesOrNo('Featured'),
    attributes: attributesOf(cells),
    seoTitle: cells.text('SEO title'),
    seoDescription: cells.text('SEO description', 2000),
    hsnCode: cells.code('HSN code'),
    taxClass: cells.text('Tax class', 100),
    translations: translationsOf(cells),
  }),
  readVariant,
};

/** The distinct parts of a list. */
function partsOf(text: string | undefined, separator: string): string[] {
  const parts = text?.split(separator).map((part) => part.trim()) ?? [];
  return [...new Set(parts.filter((part) => part !== ''))];
}

function statusOf(cells: Cells): FileProduct['status'] {
  const status = cells.text('Status') ?? 'active';
  if (status === 'active' || status === 'draft' || status === 'archived') return status;
  cells.refuse('Status', `“${status}” is none of active, draft, archived`);
  return 'draft';
}

/** A line each, as `Fabric: Silk`. */
function attributesOf(cells: Cells): FileProduct['attributes'] {
  return partsOf(cells.text('Attributes', 10_000), '\n').flatMap((line) => {
    const [, name, value] = /^([^:]+):\s*(.+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      cells.refuse('Attributes', `“${line}” isn’t of the form “Fabric: Silk”`);
      return [];
    }
    return [{ name: name.trim(), value: value.trim() }];
  });
}

function readVariant(cells: Cells, values: string[]): FileVariant | undefined {
  const isPictureOnly = cells.text('Price') === undefined && values.every((value) => value === '');
  if (isPictureOnly) return undefined;
  cells.required('Price');
  return {
    line: cells.line,
    values,
    sku: cells.code('SKU'),
    barcode: cells.code('Barcode'),
    price: cells.price('Price') ?? 0,
    compareAtPrice: cells.price('Price before'),
    stock: cells.wholeNumber('Stock'),
    grams: cells.wholeNumber('Grams'),
    picture: cells.text('Variant picture', 2000),
  };
}
