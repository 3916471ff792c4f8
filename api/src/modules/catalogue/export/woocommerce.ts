import {
  amount,
  categoryPath,
  type Cells,
  type ExportedOption,
  type ExportedProduct,
  type ExportedVariant,
  optionsOf,
  textOf,
} from './product-cells';

const ATTRIBUTES = 6;

/**
 * The columns of a product file of WooCommerce.
 * https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema
 */
export const WOOCOMMERCE_COLUMNS = [
  'ID',
  'Type',
  'SKU',
  'GTIN, UPC, EAN, or ISBN',
  'Name',
  'Published',
  'Is featured?',
  'Visibility in catalog',
  'Description',
  'Tax class',
  'In stock?',
  'Stock',
  'Weight (g)',
  'Regular price',
  'Sale price',
  'Categories',
  'Tags',
  'Images',
  'Parent',
  'Brands',
  'Position',
  ...Array.from({ length: ATTRIBUTES }, (_, index) => index + 1).flatMap((n) => [
    `Attribute ${n} name`,
    `Attribute ${n} value(s)`,
    `Attribute ${n} visible`,
    `Attribute ${n} global`,
  ]),
];

/**
 * A row for a product without a choice, or one for the product and one for each variant. WooCommerce doesn't know
 * archived products: they are left out.
 */
export function woocommerceRows(product: ExportedProduct): Cells[] {
  if (product.status === 'archived') return [];
  const options = optionsOf(product);
  const [only] = product.variants;
  if (options.length === 0 && only) {
    const facts = product.attributes.map(({ key, value }) => ({ name: key, values: value }));
    const SKU = only.sku ?? product.handle;
    return [{ ...productCells(product, facts), ...variantCells(only), Type: 'simple', SKU }];
  }
  const choices = options.map(({ name, valueOf }) => ({
    name,
    values: [...new Set(product.variants.map(valueOf))],
  }));
  return [
    { ...productCells(product, choices), Type: 'variable', SKU: product.handle },
    ...product.variants.map((variant, index) => variationRow(product, variant, options, index)),
  ];
}

interface Attribute {
  name: string;
  values: readonly string[];
}

function productCells(product: ExportedProduct, attributes: readonly Attribute[]): Cells {
  return {
    Name: product.title,
    Published: product.status === 'active' ? '1' : '-1',
    'Is featured?': product.featured ? '1' : '0',
    'Visibility in catalog': 'visible',
    Description: product.description,
    'Tax class': textOf(product.taxClass),
    Categories: listOf([categoryPath(product), ...product.collections]),
    Tags: listOf(product.tags),
    Images: listOf(product.pictures.map(({ source }) => source)),
    Brands: textOf(product.vendor),
    ...attributeCells(attributes),
  };
}

function attributeCells(attributes: readonly Attribute[]): Cells {
  const cells = attributes.slice(0, ATTRIBUTES).flatMap(({ name, values }, index) => [
    [`Attribute ${index + 1} name`, name],
    [`Attribute ${index + 1} value(s)`, listOf(values)],
    [`Attribute ${index + 1} visible`, '1'],
    [`Attribute ${index + 1} global`, '0'],
  ]);
  return Object.fromEntries(cells) as Cells;
}

function variationRow(
  product: ExportedProduct,
  variant: ExportedVariant,
  options: readonly ExportedOption[],
  index: number,
): Cells {
  const values = options.map(({ name, valueOf }) => ({ name, values: [valueOf(variant)] }));
  return {
    Type: 'variation',
    Parent: product.handle,
    Name: product.title,
    Published: '1',
    Position: String(index + 1),
    Images: textOf(variant.pictureSource),
    ...attributeCells(values),
    ...variantCells(variant),
  };
}

function variantCells(variant: ExportedVariant): Cells {
  const { regularPrice, discountedPrice } = variant.prices;
  return {
    SKU: textOf(variant.sku),
    'GTIN, UPC, EAN, or ISBN': textOf(variant.barcode),
    'In stock?': variant.stock > 0 ? '1' : '0',
    Stock: textOf(variant.stock),
    'Weight (g)': textOf(variant.grams),
    'Regular price': amount(regularPrice ?? 0),
    'Sale price': discountedPrice === null ? '' : amount(discountedPrice),
  };
}

/** A list by commas; one within a value is written as `\,`. */
function listOf(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(',', '\\,')).join(', ');
}
