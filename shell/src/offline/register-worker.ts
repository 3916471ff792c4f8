import type { Host } from '@storefront/host';
import { deleteAccountWithSession } from './delete-account-with-session';
import { keepVisitedPages } from './keep-visited-pages';

/** The address of the worker: at the root, so that it gets the requests of all pages. */
const WORKER = '/sw.js';

/** Registers the worker, which stores the visited pages. A browser that refuses shows the shop as without one. */
export async function registerWorker(
  router: Parameters<typeof keepVisitedPages>[0],
  host: Pick<Host, 'bus' | 'session'>,
): Promise<void> {
  deleteAccountWithSession(host);
  try {
    await navigator.serviceWorker.register(WORKER);
    keepVisitedPages(router);
  } catch (error) {
    console.warn('Pages are not kept for later without a connection:', error);
  }
}
