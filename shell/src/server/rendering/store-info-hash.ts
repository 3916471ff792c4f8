import { createHash } from 'node:crypto';
import type { StoreInfoState } from '@storefront/host';

const hashes = new WeakMap<StoreInfoState, string>();

/** The same for states that are equal, in whichever process. */
export function hashOfStoreInfo(state: StoreInfoState): string {
  const known = hashes.get(state);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(JSON.stringify(state)).digest('base64url');
  hashes.set(state, hash);
  return hash;
}
