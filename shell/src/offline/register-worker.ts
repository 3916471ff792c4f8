import type { Host } from '@storefront/host';
import { networkInformation } from '../connection/network-information';
import { deleteAccountWithSession } from './delete-account-with-session';
import { keepVisitedPages } from './keep-visited-pages';
import { STORE_LANGUAGE } from './offline-path';

/** The address of the worker: at the root, so that it gets the requests of all pages. */
const WORKER = '/sw.js';

/**
 * Registers the worker, which stores the visited pages. Does nothing for visitors who have turned data saving on. A
 * browser that refuses shows the shop as without one.
 */
export async function registerWorker(
  router: Parameters<typeof keepVisitedPages>[0],
  host: Pick<Host, 'bus' | 'session'>,
): Promise<void> {
  deleteAccountWithSession(host);
  if (networkInformation().saveData) return;
  await pageLoaded();
  try {
    await navigator.serviceWorker.register(WORKER);
    keepVisitedPages(router);
    await storeLanguageOf(router);
  } catch (error) {
    console.warn('Pages are not kept for later without a connection:', error);
  }
}

/** Without a connection the worker then answers in the language of the page. The first language is stored with the worker. */
async function storeLanguageOf({ basename }: Parameters<typeof keepVisitedPages>[0]) {
  if (!basename || basename === '/') return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: STORE_LANGUAGE, basename });
}

/** Resolves once the page and its pictures have loaded, with which the worker's requests would compete. */
async function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
