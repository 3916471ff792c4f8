import type { collectionPages } from '../db/schema';
import type { DemoCollection } from './catalogue/catalogue.schema';
import { demoPicture, type PictureManifest } from './picture-manifest';

/** The database row of the page of a demo collection. Throws if its picture hasn't been drawn. */
export function collectionPageRow(
  { picture, publishedOn, ...texts }: DemoCollection,
  manifest: PictureManifest,
): typeof collectionPages.$inferInsert {
  return {
    ...texts,
    picture: demoPicture(manifest, picture.name),
    pictureText: picture.alt,
    publishedFrom: new Date(`${publishedOn}T06:30:00Z`),
    isPublic: true,
  };
}
