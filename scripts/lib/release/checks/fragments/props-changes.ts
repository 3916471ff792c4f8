import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '@storefront/host/contracts/fragment-props';

/** Keywords that say nothing of which values fit. */
const NOTES = ['title', 'description', 'default', 'examples', '$comment'];

/**
 * What no longer fits of the props that fitted an earlier schema, by the prop's name: one that is gone, that is required now, or
 * that takes fewer values. Optional props may be added. Keywords that aren't known here must stay the same.
 */
export function propsChanges(before: JsonSchema, after: JsonSchema, path = ''): string[] {
  if (isSame(before, after)) return [];
  if (isUnion(before) || isUnion(after)) {
    const isTaken = (one: JsonSchema) =>
      alternatives(after).some((other) => propsChanges(one, other, path).length === 0);
    return alternatives(before).every(isTaken) ? [] : [takesFewer(path)];
  }
  if (differOnlyIn(['items'], before, after)) {
    return propsChanges(before.items ?? {}, after.items ?? {}, `${path}[]`);
  }
  if (differOnlyIn(['properties', 'required'], before, after)) {
    return changesOfObject(before, after, path);
  }
  return takesAllOf(after, before) ? [] : [takesFewer(path)];
}

function changesOfObject(before: JsonSchema, after: JsonSchema, path: string): string[] {
  const nameOf = (name: string) => (path ? `${path}.${name}` : name);
  const { properties: later = {}, required = [] } = after;
  return [
    ...Object.entries(before.properties ?? {}).flatMap(([name, earlier]) =>
      later[name]
        ? propsChanges(earlier, later[name], nameOf(name))
        : [`${nameOf(name)} is unknown`],
    ),
    ...required
      .filter((name) => !before.required?.includes(name))
      .map((name) => `${nameOf(name)} is required`),
  ];
}

function takesFewer(path: string): string {
  return `${path || 'it'} takes fewer values`;
}

/** The schema without notes. */
function essence(schema: JsonSchema): JsonSchema {
  return without(NOTES, schema);
}

function without(keywords: string[], schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !keywords.includes(name)));
}

function isSame(one: JsonSchema, other: JsonSchema): boolean {
  return isDeepStrictEqual(essence(one), essence(other));
}

/** True for two schemas of one type that are the same but for some keywords. */
function differOnlyIn(keywords: string[], one: JsonSchema, other: JsonSchema): boolean {
  const isTyped = one.type === 'array' || one.type === 'object';
  return isTyped && isSame(without(keywords, one), without(keywords, other));
}

function isUnion({ anyOf, enum: values }: JsonSchema): boolean {
  return anyOf !== undefined || values !== undefined;
}

/** The schemas of which a value fits one. */
function alternatives(schema: JsonSchema): JsonSchema[] {
  return schema.anyOf ?? schema.enum?.map((value) => ({ const: value })) ?? [schema];
}

/** True if a schema takes anything, the only value of another one, or all numbers where that takes whole ones. */
function takesAllOf(schema: JsonSchema, { const: value, type }: JsonSchema): boolean {
  if (isSame(schema, {})) return true;
  if (value !== undefined && isDeepStrictEqual(schema.const, value)) return true;
  const wider = type === 'integer' ? 'number' : typeof value;
  return isSame(schema, { type: wider });
}
