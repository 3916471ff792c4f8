import { FIT_VOTES } from '@storefront/host/contracts/api';
import { Type, type Static } from 'typebox';
import { CLOTHS, CUTS, VIEWS } from '../picture-names';

const Text = Type.String({ minLength: 1 });
const Rupees = Type.Integer({ minimum: 1 });
const Pieces = Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1 });

const PictureSchema = Type.Object(
  {
    cut: Type.Enum(CUTS),
    /** If it isn't the cut's default cloth. */
    cloth: Type.Optional(Type.Enum(CLOTHS)),
    /** In the order in which they are shown, the front first. */
    views: Type.Array(Type.Enum(VIEWS), { minItems: 1, uniqueItems: true }),
  },
  { additionalProperties: false },
);

/** One product of the demo catalogue. Rules that a schema can't express are in `check-catalogue.ts`. */
const DemoProductSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
    title: Text,
    description: Text,
    category: Type.Enum(['Women', 'Men', 'Accessories']),
    parentCategory: Text,
    subCategory: Text,
    masterCategory: Type.Enum(['Apparel', 'Accessories']),
    gender: Type.Enum(['Women', 'Men', 'Unisex']),
    regularPrice: Rupees,
    discountedPrice: Type.Optional(Rupees),
    createdAt: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    featured: Type.Optional(Type.Boolean()),
    /** Absent if the product has no sizes. */
    sizes: Type.Optional(Type.Array(Text, { minItems: 1, uniqueItems: true })),
    /** Pieces of each size, in the order of `sizes`, by colour; the main picture shows the first one. */
    stock: Type.Record(Text, Pieces, { minProperties: 1 }),
    /** The colour to draw, if the product's only colour is Default. */
    shade: Type.Optional(Text),
    material: Text,
    fit: Type.Optional(Text),
    care: Text,
    /** How many a buyer gets, if it isn't one piece. */
    netQuantity: Type.Optional(Text),
    /** For invoices: the HSN code of the goods, and the class in the table of GST rates. */
    hsnCode: Type.String({ pattern: '^\\d{4}(\\d{2}){0,2}$' }),
    taxClass: Type.Enum(['apparel', 'jewellery', 'standard']),
    picture: PictureSchema,
  },
  { additionalProperties: false },
);
export type DemoProduct = Static<typeof DemoProductSchema>;

/** The products of one file. */
export const DemoProductsSchema = Type.Array(DemoProductSchema, { minItems: 1 });

/** The colours that products may have, with the sRGB value of the dyed cloth in daylight. */
export const DemoColoursSchema = Type.Record(Text, Type.String({ pattern: '^#[0-9a-f]{6}$' }), {
  minProperties: 1,
});
export type DemoColours = Static<typeof DemoColoursSchema>;

/** A review of the demo, by an account that nobody can sign in to. */
const DemoReviewSchema = Type.Object(
  {
    /** The id of the product. */
    product: Text,
    author: Type.String({ pattern: '^\\S+ \\S+$' }),
    stars: Type.Integer({ minimum: 1, maximum: 5 }),
    fit: Type.Optional(Type.Enum(FIT_VOTES)),
    title: Type.Optional(Text),
    text: Type.Optional(Text),
    size: Type.Optional(Text),
    color: Type.Optional(Text),
    writtenOn: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  },
  { additionalProperties: false },
);
export type DemoReview = Static<typeof DemoReviewSchema>;
export const DemoReviewsSchema = Type.Array(DemoReviewSchema);

/** A collection of the demo with a page of its own. */
const DemoCollectionSchema = Type.Object(
  {
    slug: Text,
    title: Text,
    introduction: Text,
    /** The name of a drawn picture, and what it shows. */
    picture: Type.Object({ name: Text, alt: Text }, { additionalProperties: false }),
    publishedOn: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    sections: Type.Array(
      Type.Object(
        { title: Text, text: Text, products: Type.Array(Text, { minItems: 1 }) },
        { additionalProperties: false },
      ),
      { minItems: 1 },
    ),
  },
  { additionalProperties: false },
);
export type DemoCollection = Static<typeof DemoCollectionSchema>;
export const DemoCollectionsSchema = Type.Array(DemoCollectionSchema, { minItems: 1 });

/** A look of the demo: ids of products, in the order in which they are shown. */
const DemoLookSchema = Type.Object(
  { name: Text, products: Type.Array(Text, { minItems: 3, maxItems: 5, uniqueItems: true }) },
  { additionalProperties: false },
);
export const DemoLooksSchema = Type.Array(DemoLookSchema, { minItems: 1 });
