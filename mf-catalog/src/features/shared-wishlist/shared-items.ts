import { LIMITS } from '@storefront/host/contracts';

/** The product ids in a link to a shared wishlist, without duplicates, blank and overlong ones. */
export function sharedItems(search: string): string[] {
  const items = (new URLSearchParams(search).get('items') ?? '').split(',');
  const ids = items
    .map((id) => id.replaceAll('\0', '').trim())
    .filter((id) => id !== '' && id.length <= LIMITS.productIdMax);
  return [...new Set(ids)].slice(0, LIMITS.productIdsMax);
}
