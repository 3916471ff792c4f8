import { and, asc, eq, getTableColumns, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { formerHandles, pictureSources, products, variants } from '../../../db/schema';
import { lockVariants } from '../../orders/stock.repository';
import { findTranslations } from '../../translations/translations.repository';
import { choiceKey } from '../product-data';
import {
  columnsOf,
  dataOf,
  type ProductChange,
  type ProductRow,
  type StoredProduct,
} from './product-rows';
import { writeTranslations } from './write-translations';

/** What products are found by: their handles, which may be an id as well, and the SKUs of their variants. */
interface ProductNames {
  handles: readonly string[];
  skus: readonly string[];
}

/** The products with one of the names. Their variants are locked until the transaction ends. */
export async function lockProducts(tx: Database, names: ProductNames): Promise<StoredProduct[]> {
  const ids = await findIds(tx, names);
  if (ids.length === 0) return [];
  await lockVariants(tx, ids);
  return readProducts(tx, ids);
}

async function findIds(tx: Database, { handles, skus }: ProductNames): Promise<string[]> {
  const byName = await tx
    .select({ id: products.id })
    .from(products)
    .where(or(inArray(products.handle, [...handles]), inArray(products.id, [...handles])));
  const bySku = await tx
    .select({ id: variants.productId })
    .from(variants)
    .where(inArray(variants.sku, [...skus]));
  return [...new Set([...byName, ...bySku].map(({ id }) => id))];
}

/** The products with those ids, in the order of the ids. */
export async function readProducts(db: Database, ids: readonly string[]): Promise<StoredProduct[]> {
  const isOf = (column: typeof variants.productId | typeof pictureSources.productId) =>
    inArray(column, [...ids]);
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]));
  const variantRows = await db
    .select()
    .from(variants)
    .where(isOf(variants.productId))
    .orderBy(asc(variants.position));
  const pictures = await db
    .select()
    .from(pictureSources)
    .where(isOf(pictureSources.productId))
    .orderBy(asc(pictureSources.position));
  const translated = await findTranslations(db, 'product', ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const own = variantRows.filter(({ productId }) => productId === id);
    const shown = pictures.filter(({ productId }) => productId === id);
    const texts = translated.filter(({ name }) => name === id);
    return row ? [{ row, data: dataOf(row, own, shown, texts), variants: own }] : [];
  });
}

/** Writes products with their variants and pictures. What shoppers have in their carts keeps its stock. */
export async function writeProducts(
  tx: Database,
  changes: readonly ProductChange[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await writeHandles(tx, changes);
  await writeRows(tx, changes, now);
  await writeVariants(tx, changes);
  await writePictures(tx, changes);
  await writeTranslations(tx, changes);
}

/** A former handle leads to the product; a handle that is in use again doesn't. */
async function writeHandles(tx: Database, changes: readonly ProductChange[]): Promise<void> {
  const former = changes.flatMap(({ id, data, stored }) =>
    stored && stored.data.handle !== data.handle
      ? [{ handle: stored.data.handle, productId: id }]
      : [],
  );
  const used = changes.map(({ data }) => data.handle);
  await tx.delete(formerHandles).where(inArray(formerHandles.handle, used));
  if (former.length > 0) {
    await tx
      .insert(formerHandles)
      .values(former)
      .onConflictDoUpdate({
        target: formerHandles.handle,
        set: { productId: sql`excluded.product_id` },
      });
  }
}

/** The shop's own columns of a new product; an existing one keeps them. */
const NEW_PRODUCT = { imgUrl: '', images: [], masterCategory: null, publishedAt: null };

async function writeRows(
  tx: Database,
  changes: readonly ProductChange[],
  now: Date,
): Promise<void> {
  const rows = changes.map(({ id, data, stored }) => ({
    ...(stored?.row ?? { ...NEW_PRODUCT, createdAt: now }),
    ...columnsOf(data),
    id,
    isPublic: isPublicAt(now, data.status, stored?.row.publishedAt ?? null),
  }));
  const { id: _, createdAt: __, ...columns } = getTableColumns(products);
  const set = Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [
      key,
      sql`excluded.${sql.identifier(column.name)}`,
    ]),
  );
  await tx.insert(products).values(rows).onConflictDoUpdate({ target: products.id, set });
}

/** Whether shoppers see a product. */
function isPublicAt(now: Date, status: ProductRow['status'], publishedAt: Date | null): boolean {
  return status === 'active' && (publishedAt === null || publishedAt <= now);
}

async function writeVariants(tx: Database, changes: readonly ProductChange[]): Promise<void> {
  await deleteVariants(tx, changes);
  await freeSkus(tx, changes);
  const rows = changes.flatMap(({ id, data, stored, stock }) => {
    const known = new Map(stored?.variants.map((row) => [choiceKey(row), row.stock]));
    return data.variants.map((variant, position) => ({
      ...variant,
      productId: id,
      position,
      stock: stock.get(choiceKey(variant)) ?? known.get(choiceKey(variant)) ?? 0,
    }));
  });
  for (const batch of batchesOf(rows)) {
    await tx
      .insert(variants)
      .values(batch)
      .onConflictDoUpdate({
        target: [variants.productId, variants.size, variants.color, variants.options],
        set: {
          position: sql`excluded.position`,
          stock: sql`excluded.stock`,
          sku: sql`excluded.sku`,
          barcode: sql`excluded.barcode`,
          regularPrice: sql`excluded.regular_price`,
          discountedPrice: sql`excluded.discounted_price`,
          grams: sql`excluded.grams`,
          pictureSource: sql`excluded.picture_source`,
        },
      });
  }
}

/** Deletes the variants that a product doesn't have any more. */
async function deleteVariants(tx: Database, changes: readonly ProductChange[]): Promise<void> {
  const gone = changes.flatMap(({ data, stored }) => {
    const kept = new Set(data.variants.map(choiceKey));
    return stored?.variants.filter((row) => !kept.has(choiceKey(row))) ?? [];
  });
  for (const { productId, size, color, options } of gone) {
    await tx
      .delete(variants)
      .where(
        and(
          eq(variants.productId, productId),
          eq(variants.size, size),
          eq(variants.color, color),
          eq(variants.options, options),
        ),
      );
  }
}

/** Takes SKUs from the variants that give them up, so that others can have them in the same statement. */
async function freeSkus(tx: Database, changes: readonly ProductChange[]): Promise<void> {
  const moved = changes.flatMap(({ data, stored }) => {
    const skuOf = new Map(data.variants.map((variant) => [choiceKey(variant), variant.sku]));
    return (stored?.variants ?? []).flatMap((row) =>
      row.sku !== null && skuOf.get(choiceKey(row)) !== row.sku ? [row.sku] : [],
    );
  });
  if (moved.length === 0) return;
  await tx
    .update(variants)
    .set({ sku: null })
    .where(and(isNotNull(variants.sku), inArray(variants.sku, moved)));
}

async function writePictures(tx: Database, changes: readonly ProductChange[]): Promise<void> {
  const ids = changes.map(({ id }) => id);
  await tx.delete(pictureSources).where(inArray(pictureSources.productId, ids));
  const rows = changes.flatMap(({ id, data }) =>
    data.pictures.map((picture, position) => ({ ...picture, productId: id, position })),
  );
  for (const batch of batchesOf(rows)) await tx.insert(pictureSources).values(batch);
}

/** Rows in one statement. */
const BATCH = 1_000;

function batchesOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, batch) =>
    rows.slice(batch * BATCH, (batch + 1) * BATCH),
  );
}

/** How many active products have no attribute with their country of origin. */
export function countWithoutOrigin(db: Database): Promise<number> {
  const origins = sql`select from jsonb_array_elements(${products.attributes}) as attribute
    where lower(attribute->>'key') = 'country of origin'`;
  return db.$count(products, and(eq(products.status, 'active'), sql`not exists (${origins})`));
}
