import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pictures, pictureSources, products, storePictures, variants } from '../../db/schema';

/** What names a picture. */
export interface PictureUses {
  /** The handles of the products, and of those of the variants, in alphabetical order. */
  products: string[];
  /** The places of the store, in alphabetical order. */
  store: string[];
}

/** What names each of the pictures with these ids. */
export async function usesOf(
  db: Database,
  ids: readonly string[],
): Promise<(id: string) => PictureUses> {
  const ofProducts = [...(await handlesOfProducts(db, ids)), ...(await handlesOfVariants(db, ids))];
  const ofStore = await placesOfStore(db, ids);
  const namesOf = (rows: readonly { id: string; name: string }[], id: string) =>
    [...new Set(rows.flatMap((row) => (row.id === id ? [row.name] : [])))].sort();
  return (id) => ({ products: namesOf(ofProducts, id), store: namesOf(ofStore, id) });
}

function handlesOfProducts(db: Database, ids: readonly string[]) {
  return db
    .selectDistinct({ id: pictures.id, name: products.handle })
    .from(pictures)
    .innerJoin(pictureSources, eq(pictureSources.source, pictures.source))
    .innerJoin(products, eq(products.id, pictureSources.productId))
    .where(and(inArray(pictures.id, [...ids]), eq(pictures.recipe, 'product')));
}

function handlesOfVariants(db: Database, ids: readonly string[]) {
  return db
    .selectDistinct({ id: pictures.id, name: products.handle })
    .from(pictures)
    .innerJoin(variants, eq(variants.pictureSource, pictures.source))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(inArray(pictures.id, [...ids]), eq(pictures.recipe, 'product')));
}

function placesOfStore(db: Database, ids: readonly string[]) {
  return db
    .select({ id: pictures.id, name: storePictures.place })
    .from(pictures)
    .innerJoin(
      storePictures,
      and(eq(storePictures.source, pictures.source), eq(storePictures.recipe, pictures.recipe)),
    )
    .where(inArray(pictures.id, [...ids]));
}
