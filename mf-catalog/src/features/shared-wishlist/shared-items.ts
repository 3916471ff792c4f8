import { LIMITS } from '@storefront/shared/contracts';

/** The ids that a link to a shared wishlist names, each once; blank and overlong ones are left out. */
export function sharedItems(search: string): string[] {
  const items = (new URLSearchParams(search).get('items') ?? '').split(',');
  const ids = items
    .map((id) => id.replaceAll('\0', '').trim())
    .filter((id) => id !== '' && id.length <= LIMITS.productIdMax);
  return [...new Set(ids)].slice(0, LIMITS.productIdsMax);
}
