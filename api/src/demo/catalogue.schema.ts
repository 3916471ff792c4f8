import { Type, type Static } from 'typebox';

const Text = Type.String({ minLength: 1 });
const Rupees = Type.Number({ minimum: 0 });

/** One product of the demo catalogue. */
export const DemoProductSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
    title: Text,
    description: Text,
    category: Text,
    parentCategory: Text,
    subCategory: Text,
    masterCategory: Text,
    gender: Text,
    regularPrice: Rupees,
    discountedPrice: Type.Optional(Rupees),
    createdAt: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    featured: Type.Optional(Type.Boolean()),
    sizes: Type.Optional(Type.Array(Text, { minItems: 1 })),
    colors: Type.Array(Text, { minItems: 1 }),
    /** What `colors` look like, where their name doesn't tell: for 'Default'. */
    shade: Type.Optional(Text),
    material: Text,
    fit: Type.Optional(Text),
    care: Text,
    /** Pieces of each variant. */
    stock: Type.Integer({ minimum: 0 }),
    /** Variants without a piece left, as `size/color`. */
    soldOut: Type.Optional(Type.Array(Text)),
  },
  { additionalProperties: false },
);
export type DemoProduct = Static<typeof DemoProductSchema>;

export const DemoCatalogueSchema = Type.Array(DemoProductSchema, { minItems: 1 });
