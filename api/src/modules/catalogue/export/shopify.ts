import {
  categoryPath,
  type Cells,
  type ExportedProduct,
  type ExportedVariant,
  optionsOf,
  priceCells,
  textOf,
} from './product-cells';

/**
 * The columns of a product file of Shopify.
 * https://help.shopify.com/en/manual/products/import-export/using-csv
 */
export const SHOPIFY_COLUMNS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  ...[1, 2, 3].flatMap((n) => [`Option${n} Name`, `Option${n} Value`]),
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'SEO Title',
  'SEO Description',
  'Variant Image',
  'Variant Weight Unit',
  'Variant Tax Code',
  'Status',
];

/** Rows of the product's variants and, where there are more of them, its other pictures. */
export function shopifyRows(product: ExportedProduct): Cells[] {
  const { variants, pictures } = product;
  return Array.from({ length: Math.max(variants.length, pictures.length) }, (_, index) => {
    const variant = variants[index];
    const picture = pictures[index];
    return {
      Handle: product.handle,
      ...(index === 0 && productCells(product)),
      ...(variant && variantCells(variant, product, index === 0)),
      ...(picture && {
        'Image Src': picture.source,
        'Image Position': String(index + 1),
        'Image Alt Text': picture.text,
      }),
    };
  });
}

function productCells(product: ExportedProduct): Cells {
  return {
    Title: product.title,
    'Body (HTML)': toHtml(product.description),
    Vendor: textOf(product.vendor),
    Type: categoryPath(product),
    Tags: product.tags.join(', '),
    Published: product.status === 'active' ? 'true' : 'false',
    'Gift Card': 'false',
    'SEO Title': textOf(product.seoTitle),
    'SEO Description': textOf(product.seoDescription),
    Status: product.status,
  };
}

function variantCells(variant: ExportedVariant, product: ExportedProduct, isFirst: boolean): Cells {
  const { price, before } = priceCells(variant);
  const options = optionsOf(product);
  const choices =
    options.length === 0
      ? [
          ['Option1 Name', isFirst ? 'Title' : ''],
          ['Option1 Value', 'Default Title'],
        ]
      : options.flatMap(({ name, valueOf }, index) => [
          [`Option${index + 1} Name`, isFirst ? name : ''],
          [`Option${index + 1} Value`, valueOf(variant)],
        ]);
  return {
    ...(Object.fromEntries(choices) as Cells),
    'Variant SKU': textOf(variant.sku),
    'Variant Grams': textOf(variant.grams),
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': textOf(variant.stock),
    'Variant Inventory Policy': 'deny',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': price,
    'Variant Compare At Price': before,
    'Variant Requires Shipping': 'true',
    'Variant Taxable': 'true',
    'Variant Barcode': textOf(variant.barcode),
    'Variant Image': textOf(variant.pictureSource),
    'Variant Weight Unit': 'g',
    'Variant Tax Code': textOf(product.taxClass),
  };
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A plain text as paragraphs. */
function toHtml(text: string): string {
  const escaped = text.replace(/[&<>]/g, (character) => ESCAPED[character] ?? character);
  return escaped
    .split('\n\n')
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
