import { FILES, PAGES } from '../cache-names';
import { isStorable } from '../stored-page';

/** Stores a page that may never have been shown, with the scripts and fonts that its HTML names. */
export async function storeWithFiles(path: string): Promise<void> {
  const response = await fetch(path);
  if (!isStorable(response)) return;
  const html = await response.clone().text();
  const named = [...html.matchAll(/["'(](\/apps\/[^"')]+\/browser\/[^"')]+)["')]/g)];
  const addresses = new Set(named.flatMap(([, address]) => address ?? []));
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
  await files.addAll([...addresses]);
  await pages.put(path, response);
}
