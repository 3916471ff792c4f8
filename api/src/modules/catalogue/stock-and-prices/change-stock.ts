import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { variants } from '../../../db/schema';
import { ConflictError } from '../../../http/errors';
import { recordChanges } from '../../audit/audit.repository';
import { type FoundVariant, lockBySku } from './lock-by-sku';
import { readReserved } from './reserved-stock';

/** One change of stock: the pieces that were counted in the shop, or how many more or fewer there are. */
export interface StockChange {
  sku: string;
  /** Where the change is in a file. */
  line?: number | undefined;
  counted?: number | undefined;
  by?: number | undefined;
}

/** The stock of a variant after a change. */
export interface ChangedStock {
  sku: string;
  /** Pieces in the shop. */
  inShop: number;
  /** Pieces of them that are sold or being bought. */
  reserved: number;
  /** Pieces that can be bought, and how many could before. */
  available: number;
  before: number;
}

interface Acting {
  author: string;
  reason?: string | undefined;
  dryRun?: boolean | undefined;
}

/**
 * Changes the stock of variants, all or none. Throws a {@link ConflictError} that names every SKU which isn't there,
 * and every one of which fewer pieces would be in the shop than are reserved.
 */
export async function changeStock(
  tx: Database,
  changes: readonly StockChange[],
  { author, reason, dryRun = false }: Acting,
): Promise<ChangedStock[]> {
  const found = await lockBySku(tx, changes);
  const reservedOf = await readReserved(tx, [...new Set(found.map(({ row }) => row.productId))]);
  const results = found.map(({ row, change }) => stockAfter(row, change, reservedOf(row)));
  const problems = results.flatMap(({ sku, inShop, reserved }, index) => {
    const where = found[index]?.change.line;
    return inShop < reserved
      ? [
          `${where === undefined ? '' : `Line ${where}: `}${sku} would have ${inShop} in the shop, but ${reserved} are reserved for orders.`,
        ]
      : [];
  });
  if (problems.length > 0) throw new ConflictError(problems.join('\n'));
  if (dryRun) return results;
  const differing = results.filter(({ available, before }) => available !== before);
  for (const { sku, available } of differing) {
    await tx.update(variants).set({ stock: available }).where(eq(variants.sku, sku));
  }
  await recordChanges(
    tx,
    differing.map(({ sku, available, before }) => ({
      author,
      subject: `stock ${sku}`,
      before: { available: before },
      after: { available },
      reason: reason ?? null,
    })),
  );
  return results;
}

function stockAfter(
  { stock }: FoundVariant<StockChange>['row'],
  { sku, counted, by = 0 }: StockChange,
  reserved: number,
): ChangedStock {
  const inShop = counted ?? stock + reserved + by;
  return { sku, inShop, reserved, available: inShop - reserved, before: stock };
}
