import type { Picture, ProductAttribute } from '@storefront/host/contracts/api';
import { toPaise } from '../money';
import type { products, variants } from '../db/schema';
import type { DemoProduct } from './catalogue/catalogue.schema';
import { coloursOf } from './catalogue/demo-product';
import { demoPicture, type PictureManifest } from './picture-manifest';
import { pictureName, type ViewName } from './picture-names';

/** What the law wants the page of each product to say (LAW-01). */
const DECLARATIONS = {
  'country of origin': 'India',
  'manufactured by':
    'Aurelle Clothing Private Limited, 14 Lavelle Road, Bengaluru, Karnataka 560001',
};

function attributesOf(product: DemoProduct): ProductAttribute[] {
  const single: Readonly<Record<string, string | undefined>> = {
    gender: product.gender,
    masterCategory: product.masterCategory,
    subCategory: product.subCategory,
    material: product.material,
    fit: product.fit,
    care: product.care,
    ...DECLARATIONS,
    'net quantity': product.netQuantity ?? '1 piece',
  };
  return [
    ...(product.featured ? [{ key: 'featured', value: ['true'] }] : []),
    ...(product.sizes ? [{ key: 'size', value: product.sizes }] : []),
    { key: 'color', value: coloursOf(product) },
    ...Object.entries(single).flatMap(([key, value]) =>
      value === undefined ? [] : [{ key, value: [value] }],
    ),
  ];
}

const SHOWS: Readonly<Record<ViewName, string | undefined>> = {
  front: undefined,
  detail: 'The cloth up close',
  folded: 'Folded',
  hanger: 'On its hanger',
};

/** The pictures of a product: every view in its first colour, then in the next one. */
function picturesOf(product: DemoProduct, manifest: PictureManifest): Picture[] {
  const { id, picture } = product;
  const colours = coloursOf(product);
  return colours.flatMap((color, index) =>
    picture.views.map((view) => ({
      ...demoPicture(manifest, pictureName(id, view, index === 0 ? undefined : color), SHOWS[view]),
      // That of an only colour belongs to the product.
      ...(colours.length > 1 && { color }),
    })),
  );
}

/** The database row of a demo product. Throws if one of its pictures hasn't been drawn. */
export function productRow(
  product: DemoProduct,
  manifest: PictureManifest,
): typeof products.$inferInsert {
  const { id } = product;
  const images = picturesOf(product, manifest);
  return {
    id,
    handle: id,
    title: product.title,
    description: product.description,
    imgUrl: images[0]?.url ?? '',
    images,
    category: product.category,
    parentCategory: product.parentCategory,
    subCategory: product.subCategory,
    masterCategory: product.masterCategory,
    gender: product.gender,
    regularPrice: toPaise(product.regularPrice),
    discountedPrice:
      product.discountedPrice === undefined ? null : toPaise(product.discountedPrice),
    featured: product.featured ?? false,
    attributes: attributesOf(product),
    hsnCode: product.hsnCode,
    taxClass: product.taxClass,
    createdAt: new Date(`${product.createdAt}T06:30:00Z`),
  };
}

/** The database rows of a demo product's variants: every size in every colour. */
export function variantRows({ id, sizes, stock }: DemoProduct): (typeof variants.$inferInsert)[] {
  const rows = Object.entries(stock);
  return (sizes ?? ['']).flatMap((size, sizeIndex) =>
    rows.map(([color, pieces], colorIndex) => ({
      productId: id,
      size,
      color,
      position: sizeIndex * rows.length + colorIndex,
      stock: pieces[sizeIndex] ?? 0,
    })),
  );
}
