import type { ProductChange, StoredProduct } from '../storage/product-rows';
import { choiceKey, type ProductData, type VariantData } from '../product-data';
import { mergeTranslations } from '../translated-columns';
import type { FileProduct, Refusal } from './file-product';
import type { ReadData } from './to-product-data';

/** A product of a file in the shop's form. */
export interface ReadyProduct {
  file: FileProduct;
  data: ReadData;
}

const NO_DATA = {
  gender: null,
  vendor: null,
  featured: false,
  collections: [],
  attributes: [],
  seoTitle: null,
  seoDescription: null,
  hsnCode: null,
  taxClass: null,
  translations: {},
} satisfies Partial<ProductData>;

/** What else decides how a product will be. */
interface PlanOptions {
  /** The handles of all products of the file. */
  handles: ReadonlySet<string>;
  /** Whether the stock of variants that the shop has already is set, too. */
  withStock: boolean;
}

/**
 * Finds which of the stored products a product of a file is, by its handle or by the SKU of one of its variants, and
 * how it will be. Its id is that of the stored one, or its handle.
 */
export function planProduct(
  { file, data: read }: ReadyProduct,
  products: readonly StoredProduct[],
  { handles, withStock }: PlanOptions,
): { change: ProductChange } | { refusals: Refusal[] } {
  const byHandle = products.find(({ data }) => data.handle === read.handle);
  const owners = new Map(
    products.flatMap((product) => product.variants.map(({ sku }) => [sku, product] as const)),
  );
  const skuOwners = new Set(
    read.variants.flatMap(({ sku }) => (sku === null ? [] : (owners.get(sku) ?? []))),
  );
  const found = byHandle ?? [...skuOwners][0];

  // A product that the file has under its own name isn't renamed.
  const other = [...skuOwners].find(
    (product) => product !== byHandle && (product !== found || handles.has(product.data.handle)),
  );
  if (other) {
    const shared = file.variants.find(({ sku }) => owners.get(sku ?? '') === other);
    const reason = `the SKU “${shared?.sku}” belongs to the product “${other.data.handle}”`;
    return { refusals: [{ line: shared?.line ?? file.line, column: undefined, reason }] };
  }
  if (!found && products.some(({ row }) => row.id === read.handle)) {
    const reason = `“${read.handle}” is what orders know another product by: choose another handle`;
    return { refusals: [{ line: file.line, column: undefined, reason }] };
  }
  const merged = { ...NO_DATA, ...read, ...keptOf(found?.data, read, file) };
  const data: ProductData = {
    ...merged,
    translations: mergeTranslations(found?.data.translations, read.translations),
    pictures: read.pictures.map(({ source, text }) => ({
      source,
      text: text ?? knownText(found, source),
    })),
    variants: read.variants.map((variant) => keepKnown(variant, found, file)),
  };
  return {
    change: {
      id: found?.row.id ?? read.handle,
      data,
      stored: found,
      stock: stockOf(file, data.variants, found, withStock),
    },
  };
}

/** What stays of a stored product: what the file doesn't say, its gender, and a handle that the format doesn't have. */
function keptOf(
  stored: ProductData | undefined,
  read: ReadData,
  { hasMadeHandle }: FileProduct,
): Partial<ProductData> {
  if (!stored) return {};
  const unsaid = Object.entries(stored).filter(([name]) => !(name in read));
  return {
    ...Object.fromEntries(unsaid),
    gender: stored.gender,
    ...(hasMadeHandle && { handle: stored.handle }),
  };
}

function knownText(stored: StoredProduct | undefined, source: string): string {
  return stored?.data.pictures.find((picture) => picture.source === source)?.text ?? '';
}

/** The stored variant that a variant of the file is: by its SKU, or else by its choices. */
function storedVariant(variant: VariantData, stored: StoredProduct | undefined) {
  const all = stored?.variants ?? [];
  return (
    all.find(({ sku }) => sku !== null && sku === variant.sku) ??
    all.find((row) => choiceKey(row) === choiceKey(variant))
  );
}

/** What a file doesn't say of a variant stays. */
function keepKnown(
  variant: VariantData,
  stored: StoredProduct | undefined,
  { handle, hasMadeHandle }: FileProduct,
): VariantData {
  const known = storedVariant(variant, stored);
  if (!known) return variant;
  // An export in a format without handles has the handle as the SKU of a variant without one.
  const isMadeSku = hasMadeHandle && known.sku === null && variant.sku === handle;
  return {
    ...variant,
    sku: isMadeSku ? null : (variant.sku ?? known.sku),
    barcode: variant.barcode ?? known.barcode,
    grams: variant.grams ?? known.grams,
    pictureSource: variant.pictureSource ?? known.pictureSource,
  };
}

/**
 * The stock of new variants, and of those whose choices have changed; with `withStock`, of all for which the file
 * says it. Without it, the stock of a variant that is being sold isn't set back to what it was when the file was
 * written.
 */
function stockOf(
  file: FileProduct,
  variants: readonly VariantData[],
  stored: StoredProduct | undefined,
  withStock: boolean,
): ReadonlyMap<string, number> {
  const entries = variants.flatMap((variant, index): [string, number][] => {
    const known = storedVariant(variant, stored);
    const said = file.variants[index]?.stock;
    if (known && !(withStock && said !== undefined)) {
      return choiceKey(known) === choiceKey(variant) ? [] : [[choiceKey(variant), known.stock]];
    }
    return said === undefined ? [] : [[choiceKey(variant), said]];
  });
  return new Map(entries.filter(([key, stock]) => stockAt(stored, key) !== stock));
}

function stockAt(stored: StoredProduct | undefined, key: string): number | undefined {
  return stored?.variants.find((row) => choiceKey(row) === key)?.stock;
}
