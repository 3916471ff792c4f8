import type { Texts } from '../../db/schema/catalogue/translations';

/**
 * A copy of what has texts, with those in another language in their places. A text for a place that isn't there, such as
 * that of a section which was removed, is left out.
 */
export function withTexts<Value extends object>(value: Value, texts: Texts): Value {
  return Object.entries(texts).reduce(
    (changed, [path, text]) => withText(changed, path.split('.'), text),
    value,
  );
}

function withText<Value extends object>(
  value: Value,
  path: readonly string[],
  text: string,
): Value {
  const [name = '', ...rest] = path;
  if (rest.length === 0) return { ...value, [name]: text };
  const inner: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
  if (typeof inner !== 'object' || inner === null) return value;
  const changed = withText(inner, rest, text);
  return Array.isArray(value)
    ? (value.with(Number(name), changed) as Value)
    : { ...value, [name]: changed };
}
