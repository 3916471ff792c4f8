import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pictures, pictureSources, products } from '../../db/schema';

/** The addresses of finished pictures, relative to the API. */
export const PICTURES_PATH = '/pictures/';

/** The ids of the products that show one of the sources. */
export async function productsWith(tx: Database, sources: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: pictureSources.productId })
    .from(pictureSources)
    .where(inArray(pictureSources.source, [...sources]));
  return rows.map(({ id }) => id);
}

/**
 * Makes products show their finished pictures, in the order of their sources. A product of which none is finished shows
 * no picture, or keeps those that it has from elsewhere, such as the demo's. Returns how many products changed.
 */
export async function showPictures(tx: Database, productIds: readonly string[]): Promise<number> {
  const ids = sql`${sql.param([...productIds])}::text[]`;
  // Whoever else changes these products is waited for, and then read: their sources as well as their pictures.
  await tx
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.id} = any(${ids})`)
    .orderBy(asc(products.id))
    .for('update');
  const text = pictureSources.text;
  const shown = tx
    .select({
      id: products.id,
      images: sql`coalesce(
        jsonb_agg(
          ${pictures.result}->'picture' ||
            case ${text} when '' then '{}' else jsonb_build_object('alt', ${text}) end
          order by ${pictureSources.position}
        ) filter (where ${pictures.status} = 'done'), '[]')`.as('shown_images'),
    })
    .from(products)
    .leftJoin(pictureSources, eq(pictureSources.productId, products.id))
    .leftJoin(
      pictures,
      and(eq(pictures.source, pictureSources.source), eq(pictures.recipe, 'product')),
    )
    .where(sql`${products.id} = any(${ids})`)
    .groupBy(products.id)
    .having(
      or(
        sql`count(*) filter (where ${pictures.status} = 'done') > 0`,
        sql`${products.imgUrl} like ${`${PICTURES_PATH}%`}`,
      ),
    )
    .as('shown');
  const changed = await tx
    .update(products)
    .set({
      images: sql`${shown.images}`,
      imgUrl: sql`coalesce(${shown.images}->0->>'url', '')`,
    })
    .from(shown)
    .where(
      sql`${products.id} = ${shown.id} and ${products.images} is distinct from ${shown.images}`,
    )
    .returning({ id: products.id });
  return changed.length;
}
