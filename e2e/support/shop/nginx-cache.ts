import { randomUUID } from 'node:crypto';
import type { APIResponse } from '@playwright/test';

/** What `cacheStatus` says of a response from nginx's cache, fresh or stale. */
export const FROM_CACHE = /^(HIT|STALE|UPDATING)$/;

/** What nginx's cache had to do with a response; empty where nothing. */
export function cacheStatus(response: APIResponse): string {
  return response.headers()['x-cache-status'] ?? '';
}

/** The path of a page that isn't in the cache yet. */
export function uncachedPath(): string {
  return `/terms?visit=${randomUUID()}`;
}
