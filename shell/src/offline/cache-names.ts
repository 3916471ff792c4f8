/** What the names of the shop's caches begin with: other caches of its origin are left alone. */
const PREFIX = 'storefront-';

/** A new number drops what earlier workers have stored. */
const FORMAT = 'v1';

/** The cache of the visited pages. */
export const PAGES = `${PREFIX}pages-${FORMAT}`;

/** The cache of the files that they load. */
export const FILES = `${PREFIX}files-${FORMAT}`;

/** Deletes what workers of other formats have stored. */
export async function deleteOutdatedCaches(): Promise<void> {
  const names = await caches.keys();
  const outdated = names.filter(
    (name) => name.startsWith(PREFIX) && name !== PAGES && name !== FILES,
  );
  await Promise.all(outdated.map((name) => caches.delete(name)));
}
