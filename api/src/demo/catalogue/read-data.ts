import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Static, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { CatalogueError } from './check-catalogue';

/** The folder of the demo's data. */
export const DATA = join(import.meta.dirname, '../data');

/** Describes a JSON pointer such as /3/stock, with the product's id, if it has one, instead of its index. */
function describePath(value: unknown, path: string): string {
  const [, index = '', ...rest] = path.split('/');
  const entry: unknown = Array.isArray(value) ? value[Number(index)] : undefined;
  const hasId = typeof entry === 'object' && entry !== null && 'id' in entry;
  return hasId ? `${String(entry.id)}: ${rest.join('/')}` : path;
}

/** The values or names that a validation message is about but doesn't contain. */
function detailsOf(params: object): string {
  if ('allowedValues' in params) return `: ${String(params.allowedValues)}`;
  return 'additionalProperties' in params ? `: ${String(params.additionalProperties)}` : '';
}

/** Data in the form of a schema. Throws a CatalogueError that names what is wrong. */
export function parsed<T extends TSchema>(schema: T, value: unknown, file: string): Static<T> {
  if (Check(schema, value)) return value;
  const problems = Errors(schema, value)
    // Each additional property is reported a second time, as a mismatch with the schema `false`.
    .filter(({ keyword }) => keyword !== 'boolean')
    .map(
      ({ instancePath, message, params }) =>
        `${file}: ${describePath(value, instancePath)} ${message}${detailsOf(params)}`,
    );
  throw new CatalogueError(problems);
}

/** Reads a file of JSON. Throws a CatalogueError for one that isn't. */
export function readJson(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CatalogueError([`${basename(path)} isn't JSON: ${String(error)}`]);
  }
}

/** Reads the policies in a folder, by slug. */
export function readPolicies(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [basename(file, '.html'), readHtml(join(folder, file))]),
  );
}

/** Reads HTML without its line breaks and indentation. */
function readHtml(file: string): string {
  return readFileSync(file, 'utf8').trim().replace(/\s+/g, ' ');
}
