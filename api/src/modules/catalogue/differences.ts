import { choiceKey, type ProductData, type VariantData } from './product-data';

/** How a product was and is, with only what differs; null for what wasn't there. */
export interface Differences {
  /** The names of what differs, such as `title` or `variants`. */
  names: string[];
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
}

/** What differs between two states of a product; undefined if nothing does. */
export function differencesOf(
  before: ProductData | undefined,
  after: ProductData,
): Differences | undefined {
  if (!before) return { names: [], before: null, after: { ...after } };
  const fields = Object.keys(after) as (keyof ProductData)[];
  const names = fields.filter((name) => !isEqual(before[name], after[name]));
  if (names.length === 0) return undefined;
  const pick = (data: ProductData, other: ProductData) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        name === 'variants' ? variantsWithout(data.variants, other.variants) : data[name],
      ]),
    );
  return { names, before: pick(before, after), after: pick(after, before) };
}

/** The variants that the others don't have, or not like this. */
function variantsWithout(all: readonly VariantData[], others: readonly VariantData[]) {
  const known = new Map(others.map((variant) => [choiceKey(variant), variant]));
  return all.filter((variant) => !isEqual(known.get(choiceKey(variant)), variant));
}

/** Whether two values are the same as JSON, in whatever order their properties are. */
export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_key: string, value: unknown): unknown {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? Object.fromEntries(Object.entries(value).sort()) : value;
}
