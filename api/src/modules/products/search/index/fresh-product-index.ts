import type { Database } from '../../../../db/database';
import { prepareFindChangedNames } from '../../../changes/changed-names.repository';
import { ProductIndex } from './product-index';
import { findAllIds, readProducts } from './product-index.repository';
import { shareNext } from './share-next';

/** The index of all products, as the database has them at the call. */
export type FreshProductIndex = () => Promise<ProductIndex>;

/**
 * Creates an index that is read from the database with its first use. Each use brings it up to date first, by the
 * products that were changed since, which triggers note in `page_changes`.
 */
export function createProductIndex(db: Database): FreshProductIndex {
  const index = new ProductIndex();
  const findChangedProducts = prepareFindChangedNames(db, ['product']);
  let known: string | undefined;

  const bringUpToDate = shareNext(async () => {
    const { snapshot, changed } = await findChangedProducts(known);
    if (changed === 'unknown') await readAll();
    else if (changed.length > 0) await read(changed);
    known = snapshot;
  });

  async function readAll(): Promise<void> {
    const ids = await findAllIds(db);
    index.arrange(ids);
    await read(ids);
  }

  async function read(ids: readonly string[]): Promise<void> {
    const gone = new Set(ids);
    let isArranged = true;
    for await (const products of readProducts(db, ids)) {
      for (const product of products) {
        index.put(product);
        gone.delete(product.id);
        isArranged &&= index.hasPlaceOf(product.id);
      }
    }
    for (const id of gone) index.remove(id);
    if (!isArranged) index.arrange(await findAllIds(db));
  }

  return async () => {
    await bringUpToDate();
    return index;
  };
}
