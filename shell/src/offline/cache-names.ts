/** What the names of the shop's caches begin with: other caches of its origin are left alone. */
const PREFIX = 'storefront-';

/** A new number drops what earlier workers have stored. */
const FORMAT = 'v1';

/** The cache of the visited pages. */
export const PAGES = `${PREFIX}pages-${FORMAT}`;

/** The cache of the files that they load. */
export const FILES = `${PREFIX}files-${FORMAT}`;

/**
 * The cache of the signed-in account's orders. The page creates it, and deletes it at the end of the session; without it
 * the worker stores nothing of an account.
 */
export const ACCOUNT = `${PREFIX}account-${FORMAT}`;

const USED = [PAGES, FILES, ACCOUNT];

/** Deletes what workers of other formats have stored. */
export async function deleteOutdatedCaches(): Promise<void> {
  const names = await caches.keys();
  const outdated = names.filter((name) => name.startsWith(PREFIX) && !USED.includes(name));
  await Promise.all(outdated.map((name) => caches.delete(name)));
}
