import { collectionsOf } from '../../collections/collection-cells';
import { pathOf } from '../category-path';
import type { Cells } from '../cells';
import type { FileProduct } from '../file-product';
import { translationsOf } from '../../translated-columns';
import type { GroupedFormat } from './grouped';
import { partsOf, readStatus } from './shared-cells';

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
    variant: {
      price: 'Price',
      compareAtPrice: 'Price before',
      sku: 'SKU',
      barcode: 'Barcode',
      stock: 'Stock',
      picture: 'Variant picture',
    },
  },
  readProduct: (cells) => ({
    title: cells.required('Name', 300),
    description: cells.text('Description', 100_000) ?? '',
    vendor: cells.text('Vendor'),
    categories: pathOf(cells.text('Category', 1000) ?? ''),
    tags: partsOf(cells.text('Tags', 5000), ','),
    collections: collectionsOf(cells, 'Collections'),
    status: readStatus(cells, cells.text('Status') ?? 'active'),
    featured: cells.yesOrNo('Featured'),
    attributes: attributesOf(cells),
    seoTitle: cells.text('SEO title'),
    seoDescription: cells.text('SEO description', 2000),
    hsnCode: cells.code('HSN code'),
    taxClass: cells.text('Tax class', 100),
    translations: translationsOf(cells),
  }),
  gramsOf: (cells) => cells.wholeNumber('Grams'),
};

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
