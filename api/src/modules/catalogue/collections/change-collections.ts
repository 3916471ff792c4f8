import { LIMITS } from '@storefront/host/contracts/api';
import type { Database } from '../../../db/database';
import { ConflictError, NotFoundError } from '../../../http/errors';
import { recordChanges } from '../../audit/audit.repository';
import { renameOfferCollection } from '../../offers/offers.repository';
import { CollectionSpellings, problemOfName, tidyName } from './collection-names';
import {
  findIdsIn,
  findProductIds,
  listCollections,
  lockCollections,
  type ProductCollections,
  writeCollections,
} from './collections.repository';

/** A product by its handle, its id or a SKU; `line` is its place in a file. */
export interface NamedProduct {
  product: string;
  line?: number | undefined;
}

/** The collections of a product after a change, and before. */
export interface ChangedCollections {
  handle: string;
  collections: string[];
  before: string[];
}

interface Acting {
  author: string;
  reason?: string | undefined;
  dryRun?: boolean | undefined;
}

/**
 * Adds products to a collection, which is new if no product is in it; returns those that weren't in it. Throws a
 * {@link ConflictError} that names every product which isn't there, or is in too many collections.
 */
export async function addToCollection(
  tx: Database,
  name: string,
  named: readonly NamedProduct[],
  acting: Acting,
): Promise<ChangedCollections[]> {
  const [collection = ''] = (await readSpellings(tx)).spell([nameToUse(name)]);
  const found = await lockNamed(tx, named);
  const full = found.filter(
    ({ collections }) =>
      !collections.includes(collection) && collections.length >= LIMITS.collectionsMax,
  );
  if (full.length > 0) {
    const handles = full.map(({ handle }) => handle).join(', ');
    throw new ConflictError(
      `At most ${LIMITS.collectionsMax} collections are possible, and these are in as many: ${handles}.`,
    );
  }
  return change(tx, found, acting, (collections) => [...new Set([...collections, collection])]);
}

/**
 * Takes products out of a collection; returns those that were in it. Throws a {@link NotFoundError} for an unknown
 * collection, and a {@link ConflictError} that names every product which isn't there.
 */
export async function removeFromCollection(
  tx: Database,
  name: string,
  named: readonly NamedProduct[],
  acting: Acting,
): Promise<ChangedCollections[]> {
  const collection = knownName(await readSpellings(tx), name);
  return change(tx, await lockNamed(tx, named), acting, (collections) =>
    collections.filter((other) => other !== collection),
  );
}

/**
 * Gives a collection another name, or another spelling; returns its products. Throws a {@link NotFoundError} for an
 * unknown collection, and a {@link ConflictError} if another one has the new name.
 */
export async function renameCollection(
  tx: Database,
  name: string,
  newName: string,
  acting: Acting,
): Promise<ChangedCollections[]> {
  const spellings = await readSpellings(tx);
  const collection = knownName(spellings, name);
  const renamed = nameToUse(newName);
  const other = spellings.find(renamed);
  if (other !== undefined && other !== collection) {
    throw new ConflictError(
      `There is a collection “${other}” already: add the products to it, and remove them from “${collection}”.`,
    );
  }
  const found = await lockCollections(tx, await findIdsIn(tx, collection));
  if (!acting.dryRun) await renameOfferCollection(tx, collection, renamed);
  return change(tx, found, acting, (collections) =>
    collections.map((each) => (each === collection ? renamed : each)),
  );
}

/** How the shop spells its collections. */
export async function readSpellings(db: Database): Promise<CollectionSpellings> {
  return new CollectionSpellings((await listCollections(db)).map(({ name }) => name));
}

function nameToUse(typed: string): string {
  const name = tidyName(typed);
  const problem = problemOfName(name);
  if (problem !== undefined) {
    throw new ConflictError(`${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`);
  }
  return name;
}

function knownName(spellings: CollectionSpellings, typed: string): string {
  const known = spellings.find(tidyName(typed));
  if (known === undefined) throw new NotFoundError(`There is no collection “${typed}”.`);
  return known;
}

async function lockNamed(
  tx: Database,
  named: readonly NamedProduct[],
): Promise<ProductCollections[]> {
  const ids = await findProductIds(
    tx,
    named.map(({ product }) => product),
  );
  const problems: string[] = [];
  const wanted = new Set<string>();
  for (const { product, line } of named) {
    const id = ids.get(product);
    const place = line === undefined ? '' : `Line ${line}: `;
    if (id === undefined) problems.push(`${place}There is no product, and no SKU, “${product}”.`);
    else wanted.add(id);
  }
  if (problems.length > 0) throw new ConflictError(problems.join('\n'));
  return lockCollections(tx, [...wanted]);
}

async function change(
  tx: Database,
  found: readonly ProductCollections[],
  { author, reason, dryRun = false }: Acting,
  changeOne: (collections: readonly string[]) => string[],
): Promise<ChangedCollections[]> {
  const changed = found
    .map((product) => ({
      ...product,
      collections: changeOne(product.collections),
      before: product.collections,
    }))
    .filter(({ collections, before }) => collections.join() !== before.join());
  if (!dryRun && changed.length > 0) {
    await writeCollections(tx, changed);
    await recordChanges(
      tx,
      changed.map(({ handle, collections, before }) => ({
        author,
        subject: `product ${handle}`,
        before: { collections: before },
        after: { collections },
        reason: reason ?? null,
      })),
    );
  }
  return changed.map(({ handle, collections, before }) => ({ handle, collections, before }));
}
