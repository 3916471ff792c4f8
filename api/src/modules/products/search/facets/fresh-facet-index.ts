import type { Database } from '../../../../db/database';
import { FacetIndex } from './facet-index';
import {
  type CatalogueState,
  findAllIds,
  findChangedIds,
  readProducts,
  readState,
} from './facet-index.repository';

/** How old counts may be, in milliseconds. */
const AGE_MAX = 10_000;

/** The facets of all products, at most ten seconds old. */
export type FreshFacetIndex = () => Promise<FacetIndex>;

/**
 * Creates an index that is read from the database with its first use, and brought up to date when it is used
 * and older than ten seconds: by what was written since, or, after something was deleted, as a whole.
 */
export function createFacetIndex(db: Database, { ageMax = AGE_MAX } = {}): FreshFacetIndex {
  const index = new FacetIndex();
  let known: CatalogueState | undefined;
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const startedAt = performance.now();
    const state = await readState(db);
    const changed = known && (await findChangedIds(db, known));
    if (changed) await update(changed);
    if (!changed || isSomethingMissing(state)) {
      const ids = await findAllIds(db);
      await update(ids);
      index.keepOnly(new Set(ids));
    }
    known = state;
    readAt = startedAt;
  }

  /** A deleted row leaves no trace but the number of rows. */
  function isSomethingMissing(state: CatalogueState): boolean {
    return index.products !== state.products || index.variants !== state.variants;
  }

  async function update(ids: readonly string[]): Promise<void> {
    const gone = new Set(ids);
    for await (const products of readProducts(db, ids)) {
      for (const product of products) {
        index.put(product);
        gone.delete(product.id);
      }
    }
    for (const id of gone) index.remove(id);
  }

  return async () => {
    if (performance.now() - readAt > ageMax) {
      reading ??= read().finally(() => (reading = undefined));
      await reading;
    }
    return index;
  };
}
