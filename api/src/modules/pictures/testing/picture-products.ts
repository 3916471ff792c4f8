import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { pictures, pictureSources, products, variants } from '../../../db/schema';

/** Makes a product of a product file: with pictures, and a variant with a picture of its own if that is given. */
export async function addProduct(
  db: Database,
  sources: readonly string[],
  { handle = `p-${randomUUID()}`, variantSource = null as string | null } = {},
): Promise<string> {
  await db.insert(products).values({
    id: handle,
    handle,
    title: 'A shirt',
    description: '',
    imgUrl: '',
    images: [],
    category: 'Shirts',
    parentCategory: 'Clothing',
    featured: false,
    attributes: [],
    createdAt: new Date(),
  });
  await db.insert(variants).values({
    productId: handle,
    size: 'M',
    color: '',
    position: 0,
    stock: 1,
    pictureSource: variantSource,
  });
  await nameSources(db, handle, sources);
  return handle;
}

/** Makes a product name other pictures; the text of each is its place. */
export async function nameSources(
  db: Database,
  productId: string,
  sources: readonly string[],
): Promise<void> {
  await db.delete(pictureSources).where(eq(pictureSources.productId, productId));
  const rows = sources.map((source, position) => ({
    productId,
    source,
    position,
    text: position === 0 ? '' : `View ${position}`,
  }));
  if (rows.length > 0) await db.insert(pictureSources).values(rows);
}

/** What a product shows. */
export async function shownBy(db: Database, id: string) {
  const [row] = await db
    .select({ imgUrl: products.imgUrl, images: products.images })
    .from(products)
    .where(eq(products.id, id));
  if (!row) throw new Error(`There is no product ${id}.`);
  return row;
}

/** The row of a picture. */
export async function pictureOf(db: Database, source: string) {
  const [row] = await db.select().from(pictures).where(eq(pictures.source, source));
  if (!row) throw new Error(`There is no picture ${source}.`);
  return row;
}
