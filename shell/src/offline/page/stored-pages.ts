import { PAGES } from '../cache-names';
import { OFFLINE_PATH } from '../offline-path';
import { t } from '../../messages/t';

/** A stored page, as links name it. */
export interface StoredPage {
  address: string;
  title: string;
}

/** How many are listed. */
const LISTED = 12;

/** The stored pages, the newest first, and the orders at their address; none in a browser without a store. */
export async function findStoredPages(orders: string): Promise<StoredPage[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open(PAGES);
  const requests = [...(await cache.keys())].reverse();
  const listed = requests.filter(({ url }) => !new URL(url).pathname.endsWith(OFFLINE_PATH));
  const pages = await Promise.all(
    listed.slice(0, LISTED).map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const html = (await (await cache.match(request))?.text()) ?? '';
      const { title } = new DOMParser().parseFromString(html, 'text/html');
      return { address: pathname + search, title: withoutStore(title) };
    }),
  );
  const hasOrders = (await caches.match(orders, { ignoreVary: true })) !== undefined;
  return hasOrders ? [...pages, { address: orders, title: t('My Orders') }] : pages;
}

/** The title of a page without the name of the store, which the server adds to it. */
function withoutStore(title: string): string {
  return title.replace(/ – [^–]*$/, '');
}
