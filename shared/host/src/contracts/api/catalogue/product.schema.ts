import { Type, type Static } from 'typebox';
import * as LIMITS from '../../limits';
import {
  LabelsSchema,
  Nullable,
  RupeesSchema,
  SelectedOptionsSchema,
  TimestampSchema,
} from '../common.schema';
import { PictureSchema } from './picture.schema';

export const ProductAttributeSchema = Type.Object({
  key: Type.String(),
  value: Type.Array(Type.String()),
});
export type ProductAttribute = Static<typeof ProductAttributeSchema>;

/** A choice beyond size and colour, such as a length; the values in the order in which they are shown. */
export const ProductOptionSchema = Type.Object({
  name: Type.String(),
  values: Type.Array(Type.String()),
});
export type ProductOption = Static<typeof ProductOptionSchema>;

/**
 * How many pieces are left of one size in one colour; null where the product has no such choice. `options` has a
 * value for each of the product's options, if it has any. A variant without prices costs what its product does.
 */
export const ProductVariantSchema = Type.Object({
  size: Nullable(Type.String()),
  color: Nullable(Type.String()),
  options: Type.Optional(SelectedOptionsSchema),
  regularPrice: Type.Optional(Nullable(RupeesSchema)),
  discountedPrice: Type.Optional(Nullable(RupeesSchema)),
  quantity: Type.Integer({ minimum: 0 }),
});
export type ProductVariant = Static<typeof ProductVariantSchema>;

/** `variants` is given where products are asked for by their ids: GET /products/{id} and ?ids=. */
export const ProductStockSchema = Type.Object({
  total: Type.Integer({ minimum: 0 }),
  variants: Type.Optional(Type.Array(ProductVariantSchema)),
});

/**
 * A product in the server's form (MAP-01 to MAP-06). A product with neither price can't be ordered. With
 * `priceVaries`, its variants have prices of their own, and the product's are those of the cheapest one. `handle`
 * is its part of the address of its page; without one it is the id.
 */
export const ProductSchema = Type.Object({
  id: Type.String(),
  handle: Type.Optional(Type.String()),
  title: Type.String(),
  description: Type.String(),
  imgUrl: Type.String(),
  category: Type.String(),
  parentCategory: Type.String(),
  subCategory: Type.Optional(Type.String()),
  masterCategory: Type.Optional(Type.String()),
  /** The names of the collections that it is in, if there are any. */
  collections: Type.Optional(Type.Array(Type.String())),
  regularPrice: Nullable(RupeesSchema),
  discountedPrice: Nullable(RupeesSchema),
  priceVaries: Type.Optional(Type.Boolean()),
  createdAt: TimestampSchema,
  images: Type.Array(PictureSchema),
  attributes: Type.Array(ProductAttributeSchema),
  options: Type.Optional(Type.Array(ProductOptionSchema)),
  /** Who makes it. */
  vendor: Type.Optional(Type.String()),
  /** The title and the description for search engines, where they aren't the product's own. */
  seoTitle: Type.Optional(Type.String()),
  seoDescription: Type.Optional(Type.String()),
  stock: Type.Optional(ProductStockSchema),
  /** The ids of what the merchant shows beside it, in the merchant's order; only in GET /products/{id}. */
  look: Type.Optional(Type.Array(Type.String())),
  /** What its categories, collections, sizes, colours and options are called. */
  labels: Type.Optional(LabelsSchema),
});
export type Product = Static<typeof ProductSchema>;

/**
 * The sort orders of a list. By default a search is sorted by relevance, any other list has featured products
 * first.
 */
export const PRODUCT_SORTS = ['relevance', 'newest', 'price-asc', 'price-desc'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

const FacetValuesSchema = Type.String({
  maxLength: 800,
  description: 'One or more values, separated by commas; products with any of them match',
});

const PriceBoundSchema = Type.Number({ minimum: 0, maximum: 10_000_000, description: 'Rupees' });

/** The length of a list of ids with commas between them. */
const PRODUCT_IDS_LENGTH = LIMITS.productIdsMax * (LIMITS.productIdMax + 1);

/**
 * GET /products. Blank values and unknown parameters are ignored. Values are compared case-insensitively;
 * size, colour and stock must match the same variant.
 */
export const ProductListQuerySchema = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.pageSizeMax })),
  category: Type.Optional(Type.String({ maxLength: LIMITS.categoryMax })),
  parentCategory: Type.Optional(Type.String({ maxLength: LIMITS.categoryMax })),
  gender: Type.Optional(Type.String({ maxLength: 40 })),
  filter: Type.Optional(Type.String({ maxLength: 400, description: 'Comma-separated values' })),
  q: Type.Optional(Type.String({ maxLength: LIMITS.searchMax, description: 'The search text' })),
  sort: Type.Optional(Type.Enum(PRODUCT_SORTS)),
  subCategory: Type.Optional(FacetValuesSchema),
  size: Type.Optional(FacetValuesSchema),
  color: Type.Optional(FacetValuesSchema),
  colorFamily: Type.Optional(FacetValuesSchema),
  collection: Type.Optional(FacetValuesSchema),
  priceMin: Type.Optional(PriceBoundSchema),
  priceMax: Type.Optional(PriceBoundSchema),
  onSale: Type.Optional(Type.Boolean({ description: 'true keeps only products on sale' })),
  inStock: Type.Optional(
    Type.Boolean({ description: 'true keeps only products that can be ordered' }),
  ),
  facets: Type.Optional(Type.Boolean({ description: 'true adds the counts of the facets' })),
  ids: Type.Optional(
    Type.String({
      maxLength: PRODUCT_IDS_LENGTH,
      description:
        `At most ${LIMITS.productIdsMax} ids, separated by commas: these products in this order, without ` +
        'those that are unknown; all other parameters are ignored',
    }),
  ),
});
export type ProductListQuery = Static<typeof ProductListQuerySchema>;

export const PaginationSchema = Type.Object({
  page: Type.Integer(),
  limit: Type.Integer(),
  total: Type.Integer(),
  pages: Type.Integer(),
});
export type Pagination = Static<typeof PaginationSchema>;

/** How many products have this value, given the choices in all other facets; `label` is what it is called, if not so. */
export const FacetValueSchema = Type.Object({
  value: Type.String(),
  label: Type.Optional(Type.String()),
  count: Type.Integer({ minimum: 1 }),
});
export type FacetValue = Static<typeof FacetValueSchema>;

/**
 * The facets of a list. Sizes are in garment order (S, M, L), colours by frequency, sub-categories and
 * collections by name. A colour family has all colours that are blues, for instance. The prices are the lowest and the highest, null where no product has one.
 */
export const FacetsSchema = Type.Object({
  subCategory: Type.Array(FacetValueSchema),
  size: Type.Array(FacetValueSchema),
  color: Type.Array(FacetValueSchema),
  colorFamily: Type.Array(FacetValueSchema),
  collection: Type.Array(FacetValueSchema),
  price: Type.Object({ min: Nullable(RupeesSchema), max: Nullable(RupeesSchema) }),
  onSale: Type.Integer({ minimum: 0, description: 'How many are reduced' }),
  inStock: Type.Integer({ minimum: 0, description: 'How many can be ordered' }),
});
export type Facets = Static<typeof FacetsSchema>;

/** A page of products; `count` and `pagination.total` are both the number over all pages. */
export const ProductListSchema = Type.Object({
  data: Type.Array(ProductSchema),
  count: Type.Integer(),
  pagination: PaginationSchema,
  /** Present if they were requested. */
  facets: Type.Optional(FacetsSchema),
  /** The colours of the families that were asked for, in lower case. */
  familyColors: Type.Optional(Type.Array(Type.String())),
  /** What was searched instead of `q`, which finds nothing as it is written. */
  correction: Type.Optional(Type.String()),
  /** Words of `q` that were left out, because no product has them together with the others. */
  unmatched: Type.Optional(Type.Array(Type.String())),
});
export type ProductList = Static<typeof ProductListSchema>;

/** GET /products/suggest: what the beginning of a search may lead to. */
export const SuggestQuerySchema = Type.Object({
  q: Type.Optional(Type.String({ maxLength: LIMITS.searchMax })),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: LIMITS.suggestionsMax,
      default: LIMITS.suggestionsDefault,
    }),
  ),
});
export type SuggestQuery = Static<typeof SuggestQuerySchema>;

/** A product as a suggestion shows it. */
export const SuggestedProductSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  imgUrl: Type.String(),
  picture: Type.Optional(PictureSchema),
  regularPrice: Nullable(RupeesSchema),
  discountedPrice: Nullable(RupeesSchema),
});
export type SuggestedProduct = Static<typeof SuggestedProductSchema>;

/** A category to suggest: `category` and `parentCategory` are parameters of GET /products. */
export const SuggestedCategorySchema = Type.Object({
  label: Type.String(),
  category: Type.String(),
  parentCategory: Type.String(),
});
export type SuggestedCategory = Static<typeof SuggestedCategorySchema>;

export const SuggestionsSchema = Type.Object({
  data: Type.Object({
    products: Type.Array(SuggestedProductSchema),
    categories: Type.Array(SuggestedCategorySchema),
    /** What was searched instead of `q`, which finds nothing as it is written. */
    correction: Type.Optional(Type.String()),
  }),
});
export type Suggestions = Static<typeof SuggestionsSchema>;

/** GET /products/{id}/related. */
export const RelatedQuerySchema = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, default: 8 })),
  exclude: Type.Optional(
    Type.String({
      maxLength: 4_000,
      description: 'Ids of products to leave out, separated by commas',
    }),
  ),
});
export type RelatedQuery = Static<typeof RelatedQuerySchema>;

/** Products that go with another one, the best first. */
export const RelatedProductsSchema = Type.Object({ data: Type.Array(ProductSchema) });
export type RelatedProducts = Static<typeof RelatedProductsSchema>;
