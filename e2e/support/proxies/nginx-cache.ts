import { randomUUID } from 'node:crypto';
import type { APIResponse } from '@playwright/test';

/** Matches the cache status of a response from nginx's cache, fresh or stale. */
export const FROM_CACHE = /^(HIT|STALE|UPDATING)$/;

/** The cache status that nginx reports with a response; empty if it reports none. */
export function cacheStatus(response: APIResponse): string {
  return response.headers()['x-cache-status'] ?? '';
}

/** The path of a page that isn't in the cache yet. */
export function uncachedPath(): string {
  return `/terms?visit=${randomUUID()}`;
}
