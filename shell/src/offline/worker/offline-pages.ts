import { pagePaths } from '@storefront/host/contracts';
import { PAGES } from '../cache-names';
import { OFFLINE_PATH } from '../offline-path';
import { storeWithFiles } from './store-with-files';

/** What opens in any case without a connection: the page that says so, and the bag. */
const ALWAYS_STORED = [OFFLINE_PATH, pagePaths.cart];

/** Stores them in the language whose addresses begin so (`/hi`), unless they are stored already. */
export async function storeLanguage(basename: string): Promise<void> {
  const stored = await storedBasenames();
  if (!stored.includes(basename)) await storePages(basename);
}

/** Stores them as they are now in the first language, and in each that a page was opened in. */
export async function storeLanguagesAnew(): Promise<void> {
  const basenames = new Set(['', ...(await storedBasenames())]);
  await Promise.all([...basenames].map(storePages));
}

/** The address of the stored offline page in the language of a page. */
export async function offlinePathFor(pathname: string): Promise<string> {
  const stored = await storedBasenames();
  const basename = stored.find((one) => `${pathname}/`.startsWith(`${one}/`) && one !== '') ?? '';
  return basename + OFFLINE_PATH;
}

async function storePages(basename: string): Promise<void> {
  await Promise.all(ALWAYS_STORED.map((path) => storeWithFiles(basename + path)));
}

async function storedBasenames(): Promise<string[]> {
  const requests = await (await caches.open(PAGES)).keys();
  return requests
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.endsWith(OFFLINE_PATH))
    .map((path) => path.slice(0, -OFFLINE_PATH.length));
}
