import { Type, type Static } from 'typebox';
import { CLOTHS, CUTS, VIEWS } from '../picture-names';

const Text = Type.String({ minLength: 1 });
const Rupees = Type.Integer({ minimum: 1 });
const Pieces = Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1 });

const PictureSchema = Type.Object(
  {
    cut: Type.Enum(CUTS),
    /** Where it isn't the cut's own. */
    cloth: Type.Optional(Type.Enum(CLOTHS)),
    /** In the order that they are shown, the front first. */
    views: Type.Array(Type.Enum(VIEWS), { minItems: 1, uniqueItems: true }),
  },
  { additionalProperties: false },
);

/** One product of the demo catalogue. What no schema can say is in `check-catalogue.ts`. */
export const DemoProductSchema = Type.Object(
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
    /** None where there is nothing to choose and nothing to say. */
    sizes: Type.Optional(Type.Array(Text, { minItems: 1, uniqueItems: true })),
    /** Pieces of each size, in the order of `sizes`, by colour; the pictures show the first one. */
    stock: Type.Record(Text, Pieces, { minProperties: 1 }),
    /** What the only colour looks like, where that is Default. */
    shade: Type.Optional(Text),
    material: Text,
    fit: Type.Optional(Text),
    care: Text,
    /** For invoices: a heading of the GST's nomenclature, and a class of the table of rates. */
    hsnCode: Type.String({ pattern: '^\\d{4}(\\d{2}){0,2}$' }),
    taxClass: Type.Enum(['apparel', 'jewellery', 'standard']),
    picture: PictureSchema,
  },
  { additionalProperties: false },
);
export type DemoProduct = Static<typeof DemoProductSchema>;

/** The products of one file. */
export const DemoProductsSchema = Type.Array(DemoProductSchema, { minItems: 1 });

/** The colours that products may have: what the dyed cloth looks like in daylight, as sRGB. */
export const DemoColoursSchema = Type.Record(Text, Type.String({ pattern: '^#[0-9a-f]{6}$' }), {
  minProperties: 1,
});
export type DemoColours = Static<typeof DemoColoursSchema>;
