import type { Database } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import { type AuditedChange, recordChanges } from '../../audit/audit.repository';
import { describeChoice } from '../../orders/line-variant';
import { showPictures } from '../../pictures/shown-pictures.repository';
import { type Differences, differencesOf } from '../differences';
import { choiceKey } from '../product-data';
import { lockProducts, writeProducts } from '../storage/catalogue.repository';
import type { ProductChange } from '../storage/product-rows';
import type { Refusal } from './file-product';
import { planProduct, type ReadyProduct } from './plan-import';

/** How products of a file are written. */
export interface BatchOptions {
  file: string;
  author: string;
  dryRun: boolean;
  withStock: boolean;
  /** The handles of all products of the file. */
  handles: ReadonlySet<string>;
  /** Is given the handles that the shop has for its products: a format without handles only has made ones. */
  kept: Set<string>;
}

/** What became of the products of a batch. */
export interface BatchOutcome {
  added: string[];
  /** The handles of changed products, with what differs. */
  changed: { handle: string; what: string[] }[];
  unchanged: number;
  /** How many new variants have no stock, because the file doesn't say it. */
  withoutStock: number;
  refused: (Refusal & { handle: string })[];
}

/** What becomes of no products. */
export function emptyOutcome(): BatchOutcome {
  return { added: [], changed: [], unchanged: 0, withoutStock: 0, refused: [] };
}

/** Adds and changes products in one transaction; only says what would become of them in a dry run. */
export function importBatch(
  db: Database,
  batch: readonly ReadyProduct[],
  options: BatchOptions,
): Promise<BatchOutcome> {
  // The outcome begins anew with each attempt: a transaction that conflicts with another one is tried again.
  return inTransaction(db, async (tx) => {
    const stored = await lockProducts(tx, {
      handles: batch.map(({ data }) => data.handle),
      skus: batch.flatMap(({ data }) => data.variants.flatMap(({ sku }) => sku ?? [])),
    });
    const outcome = emptyOutcome();
    const changes: ProductChange[] = [];
    const audit: AuditedChange[] = [];
    for (const ready of batch) {
      const plan = planProduct(ready, stored, options);
      if (!('change' in plan)) {
        const { handle } = ready.data;
        outcome.refused.push(...plan.refusals.map((refusal) => ({ handle, ...refusal })));
        continue;
      }
      const { change } = plan;
      options.kept.add(change.data.handle);
      if (change.stored) options.kept.add(change.stored.data.handle);
      const differences = differencesOf(change.stored?.data, change.data);
      if (!differences && change.stock.size === 0) {
        outcome.unchanged += 1;
        continue;
      }
      changes.push(change);
      audit.push(auditOf(change, differences, options));
      addTo(outcome, ready, change, differences);
    }
    if (options.dryRun) return outcome;
    const now = new Date();
    await writeProducts(tx, changes, now);
    await showPictures(
      tx,
      changes.map(({ id }) => id),
    );
    await recordChanges(tx, audit, now);
    return outcome;
  });
}

function addTo(
  outcome: BatchOutcome,
  ready: ReadyProduct,
  change: ProductChange,
  differences: Differences | undefined,
): void {
  const { handle } = change.data;
  const what = [...(differences?.names ?? []), ...(change.stock.size > 0 ? ['stock'] : [])];
  if (change.stored) outcome.changed.push({ handle, what });
  else outcome.added.push(handle);
  outcome.withoutStock += uncountedVariants(ready, change);
}

function auditOf(
  change: ProductChange,
  differences: Differences | undefined,
  { author, file }: BatchOptions,
): AuditedChange {
  const known = new Map(change.stored?.variants.map((row) => [choiceKey(row), row.stock]));
  return {
    author,
    subject: `product ${change.data.handle}`,
    before: change.stored ? { ...differences?.before, ...stockForAudit(change, known) } : null,
    after: { ...differences?.after, ...stockForAudit(change, change.stock) },
    reason: `import of ${file}`,
  };
}

/** How many variants are new without their stock being said. */
function uncountedVariants({ file }: ReadyProduct, { data, stored }: ProductChange): number {
  const known = new Set(stored?.variants.map(choiceKey));
  return data.variants.filter(
    (variant, index) => file.variants[index]?.stock === undefined && !known.has(choiceKey(variant)),
  ).length;
}

/** The stock of the variants for which it is set, by SKU or, without one, by the choices. */
function stockForAudit(
  { stock, data }: ProductChange,
  piecesOf: ReadonlyMap<string, number>,
): { stock?: Record<string, number> } {
  const set = data.variants.flatMap((variant): [string, number][] => {
    const key = choiceKey(variant);
    const pieces = stock.has(key) ? piecesOf.get(key) : undefined;
    return pieces === undefined ? [] : [[variant.sku ?? describeChoice(variant), pieces]];
  });
  return set.length === 0 ? {} : { stock: Object.fromEntries(set) };
}
