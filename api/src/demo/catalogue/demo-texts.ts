import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { DATA, parsed, readJson, readPolicies } from './read-data';

const TextSchema = Type.String({ minLength: 1 });
const TextsSchema = Type.Record(Type.String(), TextSchema);

/** The demo's texts in another language than English. */
export interface DemoTexts {
  /** By the ids of products. */
  descriptions: Static<typeof TextsSchema>;
  /** What categories, colours, materials and other values are called, by value. */
  values: Static<typeof TextsSchema>;
  /** By the slugs of collections, and then by the paths of their texts. */
  collections: Record<string, Static<typeof TextsSchema>>;
  /** By the paths of the store's texts. */
  store: Static<typeof TextsSchema>;
}

/** The demo's texts in a language. Throws a CatalogueError when a file is invalid. */
export function readTexts(language: string): DemoTexts {
  const folder = join(DATA, 'languages', language);
  const read = <T extends typeof TextsSchema>(schema: T, file: string) =>
    parsed(schema, readJson(join(folder, file)), `${language}/${file}`);
  const readAll = (part: string) =>
    Object.assign(
      {},
      ...readdirSync(join(folder, part)).map((file) => read(TextsSchema, join(part, file))),
    ) as Static<typeof TextsSchema>;
  const collections = 'collections.json';
  return {
    descriptions: readAll('descriptions'),
    values: readAll('values'),
    collections: parsed(
      Type.Record(Type.String(), TextsSchema),
      readJson(join(folder, collections)),
      `${language}/${collections}`,
    ),
    store: { ...read(TextsSchema, 'store.json'), ...textsOfPolicies(join(folder, 'policies')) },
  };
}

function textsOfPolicies(folder: string): Record<string, string> {
  const policies = Object.entries(readPolicies(folder));
  return Object.fromEntries(policies.map(([slug, html]) => [`policies.${slug}`, html]));
}
