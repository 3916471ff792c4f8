import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { pictures, pictureSources, products, variants } from '../../db/schema';

/** The addresses of finished pictures, relative to the API. */
export const PICTURES_PATH = '/pictures/';

/** The ids of the products that show one of the sources. */
export async function productsWith(tx: Database, sources: readonly string[]): Promise<string[]> {
  const rows = await union(
    tx
      .select({ id: pictureSources.productId })
      .from(pictureSources)
      .where(inArray(pictureSources.source, [...sources])),
    tx
      .select({ id: variants.productId })
      .from(variants)
      .where(inArray(variants.pictureSource, [...sources])),
  );
  return rows.map(({ id }) => id);
}

/**
 * The sources of the pictures of products: those that the product has, then those that only its variants have. The colour
 * is that of the variants, if the product has several and the picture is that of one of them.
 */
const sourcesOf = (ids: SQL) => sql`(
  select product_id, source, text, own.position, of_variants.position as variant_position, color
  from (select * from ${pictureSources} where product_id = any(${ids})) as own
  full join (
    select product_id, picture_source as source, min(position) as position,
      case when count(distinct color) = 1 and (
        select count(distinct color) from ${variants} as others
        where others.product_id = variants.product_id
      ) > 1 then nullif(min(color), '') end as color
    from ${variants} where product_id = any(${ids}) and picture_source is not null
    group by product_id, picture_source
  ) as of_variants using (product_id, source)
) as sources`;

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
  const shown = tx
    .select({
      id: products.id,
      images: sql`coalesce(
        jsonb_agg(
          ${pictures.result}->'picture' || jsonb_strip_nulls(
            jsonb_build_object('alt', nullif(sources.text, ''), 'color', sources.color)
          )
          order by sources.position, sources.variant_position
        ) filter (where ${pictures.status} = 'done'), '[]')`.as('shown_images'),
    })
    .from(products)
    .leftJoin(sourcesOf(ids), sql`sources.product_id = ${products.id}`)
    .leftJoin(
      pictures,
      and(eq(pictures.source, sql`sources.source`), eq(pictures.recipe, 'product')),
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
