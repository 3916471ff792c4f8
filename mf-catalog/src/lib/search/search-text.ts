import { LIMITS } from '@storefront/shared/contracts';

/** What is searched: without control characters and surplus blanks, and no longer than a search may be. */
export function searchText(typed: string | null): string {
  const text = (typed ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return Array.from(text).slice(0, LIMITS.searchMax).join('').trim();
}
