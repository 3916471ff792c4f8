import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type StoreInfo, StoreInfoSchema } from '@storefront/shared/contracts/api';
import type { Static, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { DemoCatalogueSchema, type DemoProduct } from './catalogue.schema';

const DATA = join(import.meta.dirname, 'data');

function parsed<T extends TSchema>(schema: T, value: unknown, file: string): Static<T> {
  if (Check(schema, value)) return value;
  const [error] = Errors(schema, value);
  throw new Error(`${file}${error?.instancePath ?? ''}: ${error?.message ?? 'is wrong'}`);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(DATA, file), 'utf8'));
}

/** The products of the demo store. Throws when the data file isn't what its schema says. */
export function readCatalogue(): DemoProduct[] {
  return parsed(DemoCatalogueSchema, readJson('products.json'), 'products.json');
}

/** HTML without the line breaks that it was laid out with. */
function readHtml(file: string): string {
  return readFileSync(file, 'utf8').trim().replace(/\s+/g, ' ');
}

function readPolicies(): Record<string, string> {
  const folder = join(DATA, 'policies');
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [basename(file, '.html'), readHtml(join(folder, file))]),
  );
}

/** The demo store's information; each policy is a file of its own. */
export function readStoreInfo(): StoreInfo {
  const info = readJson('store.json');
  const whole = typeof info === 'object' ? { ...info, policies: readPolicies() } : info;
  return parsed(StoreInfoSchema, whole, 'store.json');
}
