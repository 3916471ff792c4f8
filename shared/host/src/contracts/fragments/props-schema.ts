import { Type, type Static } from 'typebox';

/**
 * The part of JSON Schema that says what a fragment's props are: objects, arrays, values of a type, and unions. Other
 * keywords are allowed; a deploy only compares them.
 */
const AnySchema = Type.Cyclic(
  {
    Schema: Type.Object({
      type: Type.Optional(Type.String()),
      properties: Type.Optional(Type.Record(Type.String(), Type.Ref('Schema'))),
      patternProperties: Type.Optional(Type.Record(Type.String(), Type.Ref('Schema'))),
      required: Type.Optional(Type.Array(Type.String())),
      items: Type.Optional(Type.Ref('Schema')),
      anyOf: Type.Optional(Type.Array(Type.Ref('Schema'))),
      enum: Type.Optional(Type.Array(Type.Unknown())),
      const: Type.Optional(Type.Unknown()),
    }),
  },
  'Schema',
);

/** The JSON schema of a fragment's props, which are an object. */
export const PropsSchema = Type.Intersect([
  Type.Object({ type: Type.Literal('object') }),
  AnySchema,
]);

/** The schema of one value: of all props, or of a part of them. */
export type JsonSchema = Static<typeof AnySchema>;
export type PropsSchema = Static<typeof PropsSchema>;
