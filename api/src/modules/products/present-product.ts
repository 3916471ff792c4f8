import type { Product, ProductVariant } from '@storefront/host/contracts/api';
import { absoluteUrl, presentPicture } from '../../http/present-picture';
import { toRupees } from '../../money';
import { type Prices, pricesOfVariant } from './product-price';
import type { ProductRow, VariantStock } from './products.repository';

function presentVariant(variant: VariantStock, product: ProductRow): ProductVariant {
  const { size, color, options, stock } = variant;
  return {
    size: size || null,
    color: color || null,
    ...(product.optionNames.length > 0 && { options }),
    ...(product.priceVaries && presentPrices(pricesOfVariant(product, variant))),
    quantity: stock,
  };
}

function presentPrices({ regularPrice, discountedPrice }: Prices) {
  return { regularPrice: toRupees(regularPrice), discountedPrice: toRupees(discountedPrice) };
}

/** The choices beyond size and colour, with the values of the variants in their order. */
function presentOptions(names: readonly string[], variants: readonly VariantStock[]) {
  return names.map((name) => ({
    name,
    values: [...new Set(variants.flatMap(({ options }) => options[name] ?? []))],
  }));
}

/** A product as the API represents it: with prices in rupees and absolute URLs. */
export function presentProduct(
  row: ProductRow,
  publicUrl: string,
  stock: number,
  variants?: readonly VariantStock[],
): Product {
  return {
    id: row.id,
    // Lists leave it out where it says nothing; a page needs it to know its own address.
    ...(row.handle === row.id && !variants ? {} : { handle: row.handle }),
    title: row.title,
    description: row.description,
    imgUrl: absoluteUrl(publicUrl, row.imgUrl),
    category: row.category,
    parentCategory: row.parentCategory,
    ...(row.subCategory === null ? {} : { subCategory: row.subCategory }),
    ...(row.masterCategory === null ? {} : { masterCategory: row.masterCategory }),
    ...(row.collections.length === 0 ? {} : { collections: row.collections }),
    ...presentPrices(row),
    ...(row.priceVaries ? { priceVaries: true } : {}),
    createdAt: row.createdAt.toISOString(),
    images: row.images.map((picture) => presentPicture(picture, publicUrl)),
    attributes: row.attributes,
    ...(variants && row.optionNames.length > 0
      ? { options: presentOptions(row.optionNames, variants) }
      : {}),
    ...(row.vendor === null ? {} : { vendor: row.vendor }),
    ...(row.seoTitle === null ? {} : { seoTitle: row.seoTitle }),
    ...(row.seoDescription === null ? {} : { seoDescription: row.seoDescription }),
    stock: {
      total: stock,
      ...(variants ? { variants: variants.map((variant) => presentVariant(variant, row)) } : {}),
    },
  };
}
