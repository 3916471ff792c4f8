import { LIMITS } from '@storefront/host/contracts';

/** Normalizes a search: removes control characters and surplus spaces, and truncates it. */
export function normalizeSearch(typed: string | null): string {
  const text = (typed ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return Array.from(text).slice(0, LIMITS.searchMax).join('').trim();
}
