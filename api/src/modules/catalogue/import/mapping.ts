import { readFile, writeFile } from 'node:fs/promises';
import { Type, type Static } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { errorCode } from '@storefront/tools/error-code';
import { LIMITS } from '@storefront/host/contracts/api';
import type { FileProduct } from './file-product';

const NameSchema = Type.String({ minLength: 1, maxLength: LIMITS.categoryMax });

/**
 * What the names of a file are in this shop. `categories`: “Women > Dresses > Midi”, or null for products that
 * aren't imported. `options`: `size`, `color`, or the name of another choice. `sizes`: as the shop writes them.
 */
const MappingSchema = Type.Object(
  {
    categories: Type.Record(
      Type.String(),
      Type.Union([
        Type.String({ pattern: '^[^>]*[^>\\s][^>]*(>[^>]*[^>\\s][^>]*){0,2}$', maxLength: 400 }),
        Type.Null(),
      ]),
    ),
    options: Type.Record(Type.String(), NameSchema),
    sizes: Type.Record(Type.String(), NameSchema),
  },
  { additionalProperties: false },
);
export type Mapping = Static<typeof MappingSchema>;

/** A mapping file that can't be used; the message names the part and says what to do. */
export class MappingError extends Error {
  override name = 'MappingError';
}

/** Where the products of a file without a category are. */
const WITHOUT_CATEGORY = 'Other';

const USUAL_SIZES: Record<string, string> = {
  'extra small': 'XS',
  'x-small': 'XS',
  small: 'S',
  medium: 'M',
  large: 'L',
  'x-large': 'XL',
  'extra large': 'XL',
  'xx-large': 'XXL',
};

/** The mapping of a file; undefined if there is none. Throws a {@link MappingError}. */
export async function readMapping(file: string): Promise<Mapping | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  let mapping: unknown;
  try {
    mapping = JSON.parse(text);
  } catch (error) {
    throw new MappingError(`${file} is not JSON: ${(error as Error).message}.`);
  }
  if (Check(MappingSchema, mapping)) return mapping;
  const [error] = Errors(MappingSchema, mapping);
  throw new MappingError(
    `${file}: ${error?.instancePath.slice(1) || 'the file'} ${error?.message}. Correct it, or delete the file to have it written again.`,
  );
}

export async function writeMapping(file: string, mapping: Mapping): Promise<void> {
  await writeFile(file, `${JSON.stringify(mapping, null, 2)}\n`);
}

/** The name of a product's category in the file. */
export function categoryNameOf({ categories }: Pick<FileProduct, 'categories'>): string {
  return categories.join(' > ');
}

/** Adds proposals for the names of a product that a mapping doesn't have yet; returns how many. */
export function propose(mapping: Mapping, product: FileProduct): number {
  const category = categoryNameOf(product);
  let added = add(mapping.categories, category, () => proposeCategory(product));
  for (const name of product.options) added += add(mapping.options, name, proposeOption);
  const place = product.options.findIndex((name) => optionOf(mapping, name) === 'size');
  const sizes = place < 0 ? [] : product.variants.map(({ values }) => values[place] ?? '');
  for (const size of sizes) added += add(mapping.sizes, size, proposeSize);
  return added;
}

/** What an option of the file is: `size`, `color`, or another choice of that name. */
export function optionOf(mapping: Mapping, name: string): string {
  return valueOf(mapping.options, name) ?? proposeOption(name);
}

/** The category of a product in this shop, outermost first; null if it isn't to be imported. */
export function categoryOf(mapping: Mapping, product: FileProduct): string[] | null {
  const mapped = valueOf(mapping.categories, categoryNameOf(product));
  if (mapped === null) return null;
  return (mapped ?? proposeCategory(product)).split('>').map((part) => part.trim());
}

export function sizeOf(mapping: Mapping, size: string): string {
  return valueOf(mapping.sizes, size) ?? proposeSize(size);
}

function valueOf<Value>(names: Record<string, Value>, name: string): Value | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}

function add<Value>(
  names: Record<string, Value>,
  name: string,
  proposal: (name: string) => Value,
): number {
  if (Object.hasOwn(names, name)) return 0;
  names[name] = proposal(name);
  return 1;
}

/** The innermost three, because the names of standard categories are long. */
function proposeCategory({ categories }: FileProduct): string {
  return categories.slice(-3).join(' > ') || WITHOUT_CATEGORY;
}

function proposeOption(name: string): string {
  if (/^sizes?$/i.test(name)) return 'size';
  return /^colou?rs?$/i.test(name) ? 'color' : name;
}

function proposeSize(size: string): string {
  return USUAL_SIZES[size.toLowerCase()] ?? size;
}
