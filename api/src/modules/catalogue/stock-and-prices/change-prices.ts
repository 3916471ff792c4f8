import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { products, variants } from '../../../db/schema';
import { recordChanges } from '../../audit/audit.repository';
import { type Prices, pricesOfVariant } from '../../products/product-price';
import { pricesFrom, spreadPrices } from '../spread-prices';
import type { VariantRow } from '../storage/product-rows';
import { lockBySku } from './lock-by-sku';

/** What a variant costs from now on, in paise; `compareAtPrice` is what it cost before a discount. */
export interface PriceChange {
  sku: string;
  /** Where the change is in a file. */
  line?: number | undefined;
  price: number;
  compareAtPrice?: number | undefined;
}

/** The prices of a variant before and after a change, in paise. */
export interface ChangedPrice {
  sku: string;
  before: Prices;
  after: Prices;
}

/**
 * Changes the prices of variants, all or none; those of the product follow. Throws a `ConflictError` that names every
 * SKU which isn't there.
 */
export async function changePrices(
  tx: Database,
  changes: readonly PriceChange[],
  {
    author,
    reason,
    dryRun = false,
  }: { author: string; reason?: string | undefined; dryRun?: boolean | undefined },
): Promise<ChangedPrice[]> {
  const found = await lockBySku(tx, changes);
  const ids = [...new Set(found.map(({ row }) => row.productId))];
  const productRows = await tx
    .select()
    .from(products)
    .where(inArray(products.id, ids))
    .for('update');
  const productOf = new Map(productRows.map((row) => [row.id, row]));
  const results = found.map(({ row, change }) => ({
    sku: change.sku,
    before: effectivePrices(productOf.get(row.productId), row),
    after: pricesFrom(change.price, change.compareAtPrice),
  }));
  if (dryRun) return results;

  const newPrices = new Map(results.map(({ sku, after }) => [sku, after]));
  for (const product of productRows) await writePrices(tx, product, newPrices);
  await recordChanges(
    tx,
    results.map(({ sku, before, after }) => ({
      author,
      subject: `prices ${sku}`,
      before: { ...before },
      after: { ...after },
      reason: reason ?? null,
    })),
  );
  return results;
}

function effectivePrices(product: Prices | undefined, row: VariantRow): Prices {
  const { regularPrice, discountedPrice } = product ? pricesOfVariant(product, row) : row;
  return { regularPrice, discountedPrice };
}

/** Stores the prices of a product and all its variants, of which some have new ones. */
async function writePrices(
  tx: Database,
  product: typeof products.$inferSelect,
  newPrices: ReadonlyMap<string | null, Prices>,
): Promise<void> {
  const rows = await tx
    .select()
    .from(variants)
    .where(eq(variants.productId, product.id))
    .orderBy(asc(variants.position));
  const spread = spreadPrices(
    rows.map((row) => newPrices.get(row.sku) ?? effectivePrices(product, row)),
  );
  const { regularPrice, discountedPrice, priceVaries } = spread;
  await tx
    .update(products)
    .set({ regularPrice, discountedPrice, priceVaries })
    .where(eq(products.id, product.id));
  for (const [index, row] of rows.entries()) {
    const own = spread.variants[index];
    if (own) {
      await tx
        .insert(variants)
        .values({ ...row, ...own })
        .onConflictDoUpdate({
          target: [variants.productId, variants.size, variants.color, variants.options],
          set: own,
        });
    }
  }
}
