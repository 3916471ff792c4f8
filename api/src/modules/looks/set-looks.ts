import type { Database } from '../../db/database';
import { ConflictError, NotFoundError } from '../../http/errors';
import { recordChanges } from '../audit/audit.repository';
import { findProductIds } from '../catalogue/collections/collections.repository';
import { deleteLook, lockLook, saveLook } from './looks.repository';

/** How many products a look has: the page of each shows two to four others. */
const PRODUCTS_MIN = 3;
const PRODUCTS_MAX = 5;

/** A row of the merchant's file: a product of a look, by its handle, its id or a SKU. */
export interface LookProduct {
  look: string;
  product: string;
}

interface Acting {
  author: string;
  reason?: string | undefined;
}

/**
 * Stores the looks of a file, all or none, with their products in the order of the rows; one with the same name is
 * replaced. Returns their names. Throws a {@link ConflictError} that names every product which isn't there, and every look
 * with too few or too many.
 */
export async function setLooks(
  tx: Database,
  rows: readonly LookProduct[],
  acting: Acting,
): Promise<string[]> {
  const ids = await findProductIds(
    tx,
    rows.map(({ product }) => product),
  );
  const unknown = rows.filter(({ product }) => !ids.has(product)).map(({ product }) => product);
  if (unknown.length > 0) throw new ConflictError(`There is no product ${unknown.join(', ')}.`);
  const looks = new Map<string, Set<string>>();
  for (const { look, product } of rows) {
    looks.set(look, (looks.get(look) ?? new Set()).add(ids.get(product) ?? product));
  }
  refuseWrongSizes(looks);
  const setAt = new Date();
  for (const [name, products] of looks) {
    const before = await lockLook(tx, name);
    const row = { name, products: [...products], setAt };
    await saveLook(tx, row);
    await record(tx, name, { before: before?.products, after: row.products }, acting);
  }
  return [...looks.keys()];
}

/** Removes a look. Throws a {@link NotFoundError} if there is none with that name. */
export async function removeLook(tx: Database, name: string, acting: Acting): Promise<void> {
  const before = await lockLook(tx, name);
  if (!before) throw new NotFoundError(`There is no look “${name}”.`);
  await deleteLook(tx, name);
  await record(tx, name, { before: before.products }, acting);
}

function refuseWrongSizes(looks: ReadonlyMap<string, ReadonlySet<string>>): void {
  const wrong = [...looks].filter(
    ([, products]) => products.size < PRODUCTS_MIN || products.size > PRODUCTS_MAX,
  );
  if (wrong.length === 0) return;
  const counts = wrong.map(([name, products]) => `“${name}” has ${products.size}`);
  throw new ConflictError(
    `A look has ${PRODUCTS_MIN} to ${PRODUCTS_MAX} products: ${counts.join(', ')}.`,
  );
}

function record(
  tx: Database,
  name: string,
  { before, after }: { before?: string[] | undefined; after?: string[] },
  { author, reason = '' }: Acting,
): Promise<void> {
  const values = (products: string[] | undefined) => (products ? { products } : null);
  return recordChanges(tx, [
    {
      author,
      subject: `look ${name}`,
      before: values(before),
      after: values(after),
      reason: reason === '' ? null : reason,
    },
  ]);
}
