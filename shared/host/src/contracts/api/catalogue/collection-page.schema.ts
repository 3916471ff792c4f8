import { Type, type Static } from 'typebox';
import { PictureSchema } from './picture.schema';
import { ProductSchema } from './product.schema';

/** What a list of the merchant's collections shows of one. */
export const CollectionSummarySchema = Type.Object({
  /** Its part of the address of its page. */
  slug: Type.String(),
  title: Type.String(),
  introduction: Type.String(),
  picture: Type.Optional(PictureSchema),
});
export type CollectionSummary = Static<typeof CollectionSummarySchema>;

/** A text about some products. Texts are plain; a blank line begins a paragraph. */
export const CollectionSectionSchema = Type.Object({
  title: Type.String(),
  text: Type.String(),
  /** In the merchant's order. */
  products: Type.Array(ProductSchema),
});

/** The page of a collection. */
export const CollectionPageSchema = Type.Object({
  ...CollectionSummarySchema.properties,
  sections: Type.Array(CollectionSectionSchema),
});
export type CollectionPage = Static<typeof CollectionPageSchema>;

/** The published collections, the newest first. */
export const CollectionPagesSchema = Type.Object({ data: Type.Array(CollectionSummarySchema) });
export type CollectionPages = Static<typeof CollectionPagesSchema>;
