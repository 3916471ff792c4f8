import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { variants } from '../../../db/schema';
import { ConflictError } from '../../../http/errors';
import { lockVariants } from '../../orders/stock.repository';
import type { VariantRow } from '../storage/product-rows';

/** A change of the variant with a SKU; `line` is its place in a file. */
interface ChangeOfSku {
  sku: string;
  line?: number | undefined;
}

/** A variant and its change. */
export interface FoundVariant<Change> {
  row: VariantRow;
  change: Change;
}

/**
 * The variants with those SKUs, in the order of the changes, and locked with all others of their products until the
 * transaction ends. Throws a {@link ConflictError} that names each SKU which isn't there, or is there twice.
 */
export async function lockBySku<Change extends ChangeOfSku>(
  tx: Database,
  changes: readonly Change[],
): Promise<FoundVariant<Change>[]> {
  const skus = changes.map(({ sku }) => sku);
  const owners = await tx
    .select({ id: variants.productId })
    .from(variants)
    .where(inArray(variants.sku, skus));
  const rows = await lockVariants(tx, [...new Set(owners.map(({ id }) => id))]);
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  const problems: string[] = [];
  const found = changes.flatMap((change, index) => {
    const { sku, line } = change;
    const place = line === undefined ? '' : `Line ${line}: `;
    const row = bySku.get(sku);
    if (!row) problems.push(`${place}There is no SKU ${sku}.`);
    if (skus.indexOf(sku) < index) problems.push(`${place}The SKU ${sku} is there twice.`);
    return row ? [{ row, change }] : [];
  });
  if (problems.length > 0) throw new ConflictError(problems.join('\n'));
  return found;
}
