import { OWN_HEADINGS } from '../import/formats/own';
import { translatedCells, translatedHeadings } from '../translated-columns';
import {
  type Cells,
  type ExportedProduct,
  optionsOf,
  categoryPath,
  priceCells,
  textOf,
} from './product-cells';
import { SHOPIFY_COLUMNS, shopifyRows } from './shopify';
import { WOOCOMMERCE_COLUMNS, woocommerceRows } from './woocommerce';

/** A format in which products are exported: its headings, and the rows of a product. */
export interface ExportFormat {
  /** The headings for a shop with texts in other languages. */
  headingsIn: (languages: readonly string[]) => readonly string[];
  rowsOf: (product: ExportedProduct) => Cells[];
}

/** The formats by the names that the command line knows them by. */
export const EXPORT_FORMATS: Record<'own' | 'shopify' | 'woocommerce', ExportFormat> = {
  own: {
    headingsIn: (languages) => [...OWN_HEADINGS, ...translatedHeadings(languages)],
    rowsOf: ownRows,
  },
  shopify: { headingsIn: () => SHOPIFY_COLUMNS, rowsOf: shopifyRows },
  woocommerce: { headingsIn: () => WOOCOMMERCE_COLUMNS, rowsOf: woocommerceRows },
};
export type ExportFormatName = keyof typeof EXPORT_FORMATS;

/** A row a variant; the first has what concerns the product, and the pictures follow one by one. */
function ownRows(product: ExportedProduct): Cells[] {
  const { variants, pictures } = product;
  const options = optionsOf(product);
  return Array.from({ length: Math.max(variants.length, pictures.length) }, (_, index) => {
    const variant = variants[index];
    const picture = pictures[index];
    return {
      Product: product.handle,
      ...(index === 0 && ownProductCells(product)),
      ...(variant && ownVariantCells(variant, options, index === 0)),
      ...(picture && { Picture: picture.source, 'Picture text': picture.text }),
    };
  });
}

function ownProductCells(product: ExportedProduct): Cells {
  return {
    Name: product.title,
    Description: product.description,
    Category: categoryPath(product),
    Vendor: textOf(product.vendor),
    Tags: product.tags.join(', '),
    Collections: product.collections.join(', '),
    Status: product.status,
    Featured: product.featured ? 'true' : 'false',
    Attributes: product.attributes
      .flatMap(({ key, value }) => value.map((one) => `${key}: ${one.replaceAll('\n', ' ')}`))
      .join('\n'),
    'SEO title': textOf(product.seoTitle),
    'SEO description': textOf(product.seoDescription),
    'HSN code': textOf(product.hsnCode),
    'Tax class': textOf(product.taxClass),
    ...translatedCells(product.translations),
  };
}

function ownVariantCells(
  variant: ExportedProduct['variants'][number],
  options: ReturnType<typeof optionsOf>,
  isFirst: boolean,
): Cells {
  const { price, before } = priceCells(variant);
  const choices = options.flatMap(({ name, valueOf }, index) => [
    [`Option ${index + 1}`, isFirst ? name : ''],
    [`Value ${index + 1}`, valueOf(variant)],
  ]);
  return {
    ...(Object.fromEntries(choices) as Cells),
    SKU: textOf(variant.sku),
    Barcode: textOf(variant.barcode),
    Price: price,
    'Price before': before,
    Stock: textOf(variant.stock),
    Grams: textOf(variant.grams),
    'Variant picture': textOf(variant.pictureSource),
  };
}
