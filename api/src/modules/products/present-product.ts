import type { Product, ProductVariant } from '@storefront/shared/contracts/api';
import { absoluteUrl, presentPicture } from '../../http/present-picture';
import { toRupees } from '../../money';
import type { ProductRow, VariantStock } from './products.repository';

function presentVariant({ size, color, stock }: VariantStock): ProductVariant {
  return { size: size || null, color: color || null, quantity: stock };
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
    title: row.title,
    description: row.description,
    imgUrl: absoluteUrl(publicUrl, row.imgUrl),
    category: row.category,
    parentCategory: row.parentCategory,
    ...(row.subCategory === null ? {} : { subCategory: row.subCategory }),
    ...(row.masterCategory === null ? {} : { masterCategory: row.masterCategory }),
    regularPrice: toRupees(row.regularPrice),
    discountedPrice: toRupees(row.discountedPrice),
    createdAt: row.createdAt.toISOString(),
    images: row.images.map((picture) => presentPicture(picture, publicUrl)),
    attributes: row.attributes,
    stock: { total: stock, ...(variants ? { variants: variants.map(presentVariant) } : {}) },
  };
}
