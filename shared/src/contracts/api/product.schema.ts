import { Type, type Static } from 'typebox';
import { LIMITS } from '../limits';
import { Nullable, RupeesSchema, TimestampSchema } from './common.schema';
import { PictureSchema } from './picture.schema';

export const ProductAttributeSchema = Type.Object({
  key: Type.String(),
  value: Type.Array(Type.String()),
});
export type ProductAttribute = Static<typeof ProductAttributeSchema>;

/** How many pieces are left of one size in one colour; null where the product has no such choice. */
export const ProductVariantSchema = Type.Object({
  size: Nullable(Type.String()),
  color: Nullable(Type.String()),
  quantity: Type.Integer({ minimum: 0 }),
});
export type ProductVariant = Static<typeof ProductVariantSchema>;

/** `variants` is given by GET /products/{id} alone. */
export const ProductStockSchema = Type.Object({
  total: Type.Integer({ minimum: 0 }),
  variants: Type.Optional(Type.Array(ProductVariantSchema)),
});
export type ProductStock = Static<typeof ProductStockSchema>;

/** A product in the server's form (MAP-01 to MAP-06). A product without both prices can't be ordered. */
export const ProductSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  imgUrl: Type.String(),
  category: Type.String(),
  parentCategory: Type.String(),
  subCategory: Type.Optional(Type.String()),
  masterCategory: Type.Optional(Type.String()),
  regularPrice: Nullable(RupeesSchema),
  discountedPrice: Nullable(RupeesSchema),
  createdAt: TimestampSchema,
  images: Type.Array(PictureSchema),
  attributes: Type.Array(ProductAttributeSchema),
  stock: Type.Optional(ProductStockSchema),
});
export type Product = Static<typeof ProductSchema>;

/** GET /products. A blank value counts as none given; unknown parameters are ignored. */
export const ProductListQuerySchema = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.pageSizeMax })),
  category: Type.Optional(Type.String({ maxLength: LIMITS.categoryMax })),
  parentCategory: Type.Optional(Type.String({ maxLength: LIMITS.categoryMax })),
  gender: Type.Optional(Type.String({ maxLength: 40 })),
  filter: Type.Optional(Type.String({ maxLength: 400, description: 'Comma-separated values' })),
});
export type ProductListQuery = Static<typeof ProductListQuerySchema>;

export const PaginationSchema = Type.Object({
  page: Type.Integer(),
  limit: Type.Integer(),
  total: Type.Integer(),
  pages: Type.Integer(),
});
export type Pagination = Static<typeof PaginationSchema>;

/** A page of products; `count` and `pagination.total` are both the number over all pages. */
export const ProductListSchema = Type.Object({
  data: Type.Array(ProductSchema),
  count: Type.Integer(),
  pagination: PaginationSchema,
});
export type ProductList = Static<typeof ProductListSchema>;

/** GET /products/{id}/related. */
export const RelatedQuerySchema = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, default: 8 })),
  exclude: Type.Optional(
    Type.String({
      maxLength: 4_000,
      description: 'Ids of products that are not wanted, separated by commas',
    }),
  ),
});
export type RelatedQuery = Static<typeof RelatedQuerySchema>;

/** Products that go with another one, the best first. */
export const RelatedProductsSchema = Type.Object({ data: Type.Array(ProductSchema) });
export type RelatedProducts = Static<typeof RelatedProductsSchema>;
