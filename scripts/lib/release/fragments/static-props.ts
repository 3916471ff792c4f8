import type { JsonSchema } from '@storefront/host/contracts/fragment-props';
import { findMismatch } from '@storefront/host/contracts/parse-registry';

/**
 * What of the props that a page server renders a fragment with doesn't fit the schema of its provider; undefined if all fits.
 * Props that the schema doesn't name don't fit.
 */
export function staticMismatch(
  schema: JsonSchema,
  props: Record<string, unknown>,
): string | undefined {
  return findMismatch(strict(schema), props);
}

/** The schema without room for other props, and with texts of any form: `:id` stands for what is in the page's path. */
function strict(schema: JsonSchema): JsonSchema {
  const { type, properties, items, anyOf } = schema;
  if (type === 'string' && schema.const === undefined && !schema.enum) return { type };
  return {
    ...(properties && { additionalProperties: false }),
    ...schema,
    ...(properties && { properties: strictProperties(properties) }),
    ...(items && { items: strict(items) }),
    ...(anyOf && { anyOf: anyOf.map(strict) }),
  };
}

function strictProperties(properties: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, strict(schema)]),
  );
}
