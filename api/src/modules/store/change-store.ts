import type { StoreInfo } from '@storefront/shared/contracts/api';
import type { Database } from '../../db/database';
import { recordChanges } from '../audit/audit.repository';
import { checkStore } from './check-store';
import { findStore, saveStore } from './store.repository';

/** A store of which nothing is known yet. */
const EMPTY_STORE: StoreInfo = {
  storeName: '',
  companyName: '',
  companyAddress: '',
  companyEmail: '',
  companyPhone: '',
  companyLogoUrl: '',
  description: '',
  categories: [],
  policies: {},
};

/** The store's information as it is stored; empty before it is set up. */
export async function readStoredStore(db: Database): Promise<StoreInfo> {
  return (await findStore(db)) ?? EMPTY_STORE;
}

/**
 * Changes the store's information; returns how it is then. Throws a `BadRequestError` that names what can't be
 * stored.
 */
export async function changeStore(
  tx: Database,
  change: (info: StoreInfo) => unknown,
  { author, reason }: { author: string; reason?: string | undefined },
): Promise<StoreInfo> {
  const before = await readStoredStore(tx);
  const after = checkStore(change(before));
  const names = [
    ...new Set([...Object.keys(before), ...Object.keys(after)]),
  ] as (keyof StoreInfo)[];
  const changed = names.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (changed.length === 0) return after;
  await saveStore(tx, after);
  const pick = (info: StoreInfo) =>
    Object.fromEntries(changed.map((name) => [name, info[name] ?? null]));
  const subject = 'store';
  await recordChanges(tx, [
    { author, subject, before: pick(before), after: pick(after), reason: reason ?? null },
  ]);
  return after;
}
