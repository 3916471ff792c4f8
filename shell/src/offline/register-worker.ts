/** The address of the worker: at the root, so that it gets the requests of all pages. */
const WORKER = '/sw.js';

/** Registers the worker. A browser that refuses shows the shop as without one. */
export async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(WORKER);
  } catch (error) {
    console.info('Pages are not kept for later without a connection:', error);
  }
}
