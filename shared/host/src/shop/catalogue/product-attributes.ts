import { isObject, listOrEmpty, readText, readTexts } from '../../response/read-response';

/** The attributes of a product: a list of key and value pairs on the wire. */
interface ProductAttributes {
  /** The values of all attributes with one of these keys, which are compared case-insensitively. */
  valuesOf(...keys: string[]): string[];
}

/** Reads a product's attributes; entries that aren't pairs are skipped (MAP-06). */
export function parseAttributes(attributes: unknown): ProductAttributes {
  const pairs = listOrEmpty(attributes)
    .filter(isObject)
    .map(({ key, value }) => ({ key: readText(key)?.toLowerCase(), values: readValues(value) }));
  return {
    valuesOf: (...keys) =>
      readTexts(
        pairs.filter(({ key }) => keys.includes(key ?? '')).flatMap(({ values }) => values),
      ),
  };
}

/** A value is a list of texts or one comma-separated text; a lone true counts as "true". */
function readValues(value: unknown): unknown[] {
  if (typeof value === 'string') return value.split(',');
  return Array.isArray(value) ? value.map(readValue) : [readValue(value)];
}

function readValue(value: unknown): unknown {
  return typeof value === 'boolean' ? String(value) : value;
}
