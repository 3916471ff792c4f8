import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type StoreInfo,
  StoreInfoSchema,
  type StorePictures,
} from '@storefront/host/contracts/api';
import type { Static } from 'typebox';
import {
  type DemoColours,
  type DemoCollection,
  DemoCollectionsSchema,
  DemoColoursSchema,
  DemoLooksSchema,
  type DemoProduct,
  DemoProductsSchema,
  type DemoReview,
  DemoReviewsSchema,
} from './catalogue.schema';
import { checkCatalogue } from './check-catalogue';
import { DATA, parsed, readJson, readPolicies } from './read-data';
import { demoPicture, readPictureManifest } from '../picture-manifest';
import { readStorePictures } from '../store-pictures';

/** The colours by name, as #rrggbb. Throws a CatalogueError when the file is invalid. */
export function readColours(): DemoColours {
  return parsed(DemoColoursSchema, readJson(join(DATA, 'colours.json')), 'colours.json');
}

/**
 * The products of the demo store, file by file in the order of their names. Throws a CatalogueError
 * that names file, product and problem when the data is invalid.
 */
export function readCatalogue(folder = join(DATA, 'products')): DemoProduct[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const files = names.sort().map((name) => ({
    name,
    products: parsed(DemoProductsSchema, readJson(join(folder, name)), name),
  }));
  checkCatalogue(files, readColours());
  return files.flatMap(({ products }) => products);
}

/** The reviews of the demo store's products. Throws a CatalogueError when the file is invalid. */
export function readReviews(): DemoReview[] {
  return parsed(DemoReviewsSchema, readJson(join(DATA, 'reviews.json')), 'reviews.json');
}

/** The demo store's collections. Throws a CatalogueError when the file is invalid. */
export function readCollections(): DemoCollection[] {
  return parsed(
    DemoCollectionsSchema,
    readJson(join(DATA, 'collections.json')),
    'collections.json',
  );
}

/** The demo store's looks. Throws a CatalogueError when the file is invalid. */
export function readLooks(): Static<typeof DemoLooksSchema> {
  return parsed(DemoLooksSchema, readJson(join(DATA, 'looks.json')), 'looks.json');
}

/** The demo store's information, with the policies, which are separate files, and the generated pictures. */
export function readStoreInfo(): StoreInfo {
  const info = readJson(join(DATA, 'store.json'));
  const parts = { policies: readPolicies(join(DATA, 'policies')), pictures: readPictures() };
  const whole = typeof info === 'object' ? { ...info, ...parts } : info;
  return parsed(StoreInfoSchema, whole, 'store.json');
}

function readPictures(): StorePictures {
  const manifest = readPictureManifest();
  const prefix = 'category-';
  const categories = Object.keys(readStorePictures()).filter((name) => name.startsWith(prefix));
  return {
    hero: demoPicture(manifest, 'hero'),
    promo: demoPicture(manifest, 'promo'),
    categories: Object.fromEntries(
      categories.map((name) => [name.slice(prefix.length), demoPicture(manifest, name)]),
    ),
  };
}
