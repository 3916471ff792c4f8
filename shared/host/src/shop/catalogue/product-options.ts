import type { ProductOption, SelectedOptions } from '@storefront/host/contracts/api';
import {
  isObject,
  listOrEmpty,
  objectOrEmpty,
  readText,
  readTexts,
} from '../../response/read-response';

export { chosenValue } from './chosen-value';

/**
 * Parses a product's choices beyond size and colour, each name once; empty if there are none. One without a name
 * or without values is left out.
 */
export function parseOptions(value: unknown): ProductOption[] {
  const options = listOrEmpty(value)
    .filter(isObject)
    .flatMap(({ name, values }) => {
      const option = { name: readText(name) ?? '', values: readTexts(values) };
      return option.name === '' || option.values.length === 0 ? [] : [option];
    });
  return [...new Map(options.map((option) => [option.name, option])).values()];
}

/** Parses the chosen values of such choices, by the names of the choices; undefined if there are none. */
export function parseSelectedOptions(value: unknown): SelectedOptions | undefined {
  const chosen = Object.entries(objectOrEmpty(value)).flatMap(
    ([key, entry]): [string, string][] => {
      const [name, text] = [readText(key), readText(entry)];
      return name === undefined || text === undefined ? [] : [[name, text]];
    },
  );
  return chosen.length === 0 ? undefined : Object.fromEntries(chosen);
}

/** The chosen values as a text, which is the same whatever their order, and whether none is `{}` or undefined. */
export function optionsKey(chosen: SelectedOptions | undefined): string {
  return JSON.stringify(Object.entries(chosen ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
}
