import type { JsonSchema } from '@storefront/host/contracts/fragment-props';
import { findMismatch } from '@storefront/host/contracts/parse-registry';

/**
 * What of the props that a page server renders a fragment with doesn't fit the schema of its provider; undefined if all fits.
 * Props that the schema doesn't name don't fit. A text may have any form, because `:id` stands for what is in the page's path.
 */
export function staticMismatch(
  schema: JsonSchema,
  props: Record<string, unknown>,
): string | undefined {
  return findMismatch(strict(schema), props);
}

/** The schema without room for other props, and with nothing but types: no team's pattern is run on another team's props. */
function strict(schema: JsonSchema): object {
  const { type, anyOf, enum: values, const: value, items } = schema;
  if (anyOf) return { anyOf: anyOf.map(strict) };
  if (values) return { enum: values };
  if (value !== undefined) return { const: value };
  if (type === 'object') return strictObject(schema);
  return { ...(type && { type }), ...(items && { items: strict(items) }) };
}

function strictObject({ properties, patternProperties, required = [] }: JsonSchema): object {
  const named = Object.entries(properties ?? {}).map(([name, one]) => [name, strict(one)]);
  const others = Object.values(patternProperties ?? {}).map(strict);
  return {
    type: 'object',
    required,
    properties: Object.fromEntries(named) as object,
    ...(others.length > 0 && { additionalProperties: { anyOf: others } }),
    ...(properties && !patternProperties && { additionalProperties: false }),
  };
}
