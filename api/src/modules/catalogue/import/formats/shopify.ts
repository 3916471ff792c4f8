import { collectionsOf } from '../../collections/collection-cells';
import type { Cells } from '../cells';
import type { FileProduct } from '../file-product';
import type { GroupedFormat } from './grouped';
import { partsOf, readStatus } from './shared-cells';

/** Headings by which a product file of Shopify is recognised. */
export const SHOPIFY_HEADINGS = ['Handle', 'Title', 'Variant Price', 'Option1 Name'];

const GRAMS_OF: Record<string, number> = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 };

/**
 * The products of a shop at Shopify, as its export writes them.
 * https://help.shopify.com/en/manual/products/import-export/using-csv
 */
export const shopify: GroupedFormat = {
  columns: {
    handle: 'Handle',
    options: [1, 2, 3].map((n) => ({ name: `Option${n} Name`, value: `Option${n} Value` })),
    picture: 'Image Src',
    pictureText: 'Image Alt Text',
    variant: {
      price: 'Variant Price',
      compareAtPrice: 'Variant Compare At Price',
      sku: 'Variant SKU',
      barcode: 'Variant Barcode',
      stock: 'Variant Inventory Qty',
      picture: 'Variant Image',
    },
  },
  readProduct: (cells) => ({
    title: cells.required('Title', 300),
    description: cells.text('Body (HTML)', 100_000) ?? '',
    vendor: cells.text('Vendor'),
    categories: categoriesOf(cells),
    tags: partsOf(cells.text('Tags', 5000), ','),
    // An export hasn't this column, but Shopify's own import has it.
    collections: collectionsOf(cells, 'Collection'),
    status: statusOf(cells),
    featured: undefined,
    seoTitle: cells.text('SEO Title'),
    seoDescription: cells.text('SEO Description', 2000),
    attributes: undefined,
    hsnCode: undefined,
    taxClass: cells.text('Variant Tax Code', 100),
  }),
  gramsOf,
};

/** The type that the merchant gave, or else the standard category, such as `Apparel & Accessories > Clothing`. */
function categoriesOf(cells: Cells): string[] {
  const type = cells.text('Type');
  if (type !== undefined) return [type];
  const standard =
    cells.text('Product Category') ?? cells.text('Google Shopping / Google Product Category');
  return standard?.split('>').map((name) => name.trim()) ?? [];
}

/** Files from before 2020 have no `Status`. */
function statusOf(cells: Cells): FileProduct['status'] {
  const status = cells.text('Status')?.toLowerCase();
  if (status === undefined) return cells.yesOrNo('Published') ? 'active' : 'draft';
  return readStatus(cells, status);
}

/** `Variant Grams` is in grams whatever the unit says, which is that of the display. */
function gramsOf(cells: Cells): number | undefined {
  const grams = cells.number('Variant Grams');
  if (grams !== undefined) return Math.round(grams);
  const unit = cells.text('Variant Weight Unit') ?? 'g';
  const weight = cells.number('Variant Weight');
  return weight === undefined ? undefined : Math.round(weight * (GRAMS_OF[unit] ?? 1));
}
