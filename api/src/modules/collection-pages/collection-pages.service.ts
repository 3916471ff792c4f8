import type {
  CollectionPage,
  CollectionPages,
  CollectionSummary,
} from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { NotFoundError } from '../../http/errors';
import { presentPicture } from '../../http/present-picture';
import { presentProduct } from '../products/present-product';
import { listVariantsByIds } from '../products/products.repository';
import type { Translate } from '../translations/translate';
import {
  type CollectionPageRow,
  findPublicPage,
  findPublicPages,
} from './collection-pages.repository';

/** The published collections, the newest first. */
export async function readCollectionPages(
  db: Database,
  publicUrl: string,
): Promise<CollectionPages> {
  const rows = await findPublicPages(db);
  return { data: rows.map((row) => presentSummary(row, publicUrl)) };
}

/**
 * The page of a collection, with the products that shoppers see; a section without any is left out. Throws a
 * {@link NotFoundError} for one that isn't published.
 */
export async function readCollectionPage(
  db: Database,
  publicUrl: string,
  slug: string,
  translate: Translate,
): Promise<CollectionPage> {
  const row = await findPublicPage(db, slug);
  if (!row) throw new NotFoundError('Collection not found');
  const ids = new Set(row.sections.flatMap(({ products }) => products));
  const found = await listVariantsByIds(db, [...ids]);
  const shown = new Map(
    found.map((each) => [each.id, presentProduct(each, publicUrl, each.stock, each.variants)]),
  );
  const sections = row.sections.map(({ title, text, products }) => ({
    title,
    text,
    products: products.flatMap((id) => shown.get(id) ?? []),
  }));
  // Before sections are left out: the texts of sections have their numbers.
  const page = await translate.collection({ ...presentSummary(row, publicUrl), sections });
  return { ...page, sections: page.sections.filter(({ products }) => products.length > 0) };
}

function presentSummary(row: CollectionPageRow, publicUrl: string): CollectionSummary {
  const { slug, title, introduction, picture, pictureText } = row;
  return {
    slug,
    title,
    introduction,
    ...(picture && { picture: { ...presentPicture(picture, publicUrl), alt: pictureText } }),
  };
}
