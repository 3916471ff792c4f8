import type { JsonSchema } from '@storefront/host/contracts/fragment-props';
import { propertyName, quoted } from './source-text';

/** The TypeScript type of the values that fit a JSON schema; `unknown` where it isn't known. */
export function typeOfSchema(schema: JsonSchema): string {
  const { type, anyOf, enum: values, const: value, items } = schema;
  if (anyOf) return union(anyOf.map(typeOfSchema));
  if (values) return union(values.map(literal));
  if (value !== undefined) return literal(value);
  if (type === 'object') return typeOfObject(schema);
  if (type === 'array') return `Array<${items ? typeOfSchema(items) : 'unknown'}>`;
  if (type === 'integer') return 'number';
  return ['string', 'number', 'boolean', 'null'].includes(type ?? '') ? (type ?? '') : 'unknown';
}

function typeOfObject({ properties, patternProperties, required = [] }: JsonSchema): string {
  if (!properties) {
    const values = Object.values(patternProperties ?? {}).map(typeOfSchema);
    return `Record<string, ${values.length > 0 ? union(values) : 'unknown'}>`;
  }
  const members = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${propertyName(name)}${mark}: ${typeOfSchema(schema)}`;
  });
  return members.length > 0 ? `{ ${members.join('; ')} }` : 'Record<string, never>';
}

function union(types: string[]): string {
  return types.length > 0 ? [...new Set(types)].join(' | ') : 'never';
}

function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  const isPlain = value === null || ['number', 'boolean'].includes(typeof value);
  return isPlain ? String(value) : 'unknown';
}
