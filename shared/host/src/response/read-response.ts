import { isObject, type ResponseObject } from './is-object';
import { UnexpectedResponseError } from './unexpected-response-error';

export { isObject, type ResponseObject } from './is-object';

/** The value itself, or an empty object if it isn't an object: for optional parts of a response. */
export function objectOrEmpty(value: unknown): ResponseObject {
  return isObject(value) ? value : {};
}

/** The value itself, or an empty list if it isn't a list. */
export function listOrEmpty(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The content of a response, whether bare or wrapped in `data` (D28). */
export function unwrapData(response: unknown): unknown {
  if (!isObject(response)) return response;
  return isObject(response.data) || Array.isArray(response.data) ? response.data : response;
}

/** A lone surrogate, left where a text was cut in the middle of a character. URLs can't encode it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A trimmed text, or undefined if it is blank; numbers count as text. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(LONE_SURROGATE, '\uFFFD');
  return text === '' ? undefined : text;
}

/** A finite number, which may also come as text (D33). */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && !/^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(value)) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** A number above 0, or undefined. */
export function readPositive(value: unknown): number | undefined {
  const number = readNumber(value);
  return number !== undefined && number > 0 ? number : undefined;
}

/** An amount of rupees, 0 or more, or undefined. */
export function readAmount(value: unknown): number | undefined {
  const number = readNumber(value);
  return number !== undefined && number >= 0 ? number : undefined;
}

/** The texts of a list, in order, without blanks and repetitions. */
export function readTexts(value: unknown): string[] {
  return [...new Set(listOrEmpty(value).map(readText))].filter((text) => text !== undefined);
}

/** Parses a list's entries; one that can't be read is dropped and logged, the rest is kept. */
export function readEntries<Entry>(entries: unknown[], parse: (entry: unknown) => Entry): Entry[] {
  return entries.flatMap((entry) => {
    try {
      return [parse(entry)];
    } catch (error) {
      if (!(error instanceof UnexpectedResponseError)) throw error;
      console.warn(`Dropped an entry of a list. ${error.message}`);
      return [];
    }
  });
}
