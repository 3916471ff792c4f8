import { withoutBasename } from '@storefront/host/router';

/**
 * Path and query of the shop's page whose link opened this one by a full page load, as links do until the
 * shell has started; undefined if another site's link did, or none. `home` is the address of the home page in the
 * language of this page, `/hi`, which the path doesn't begin with.
 */
export function internalReferrer(home = '/'): string | undefined {
  const { referrer } = document;
  if (!referrer.startsWith(`${location.origin}/`)) return undefined;
  const { pathname, search } = new URL(referrer);
  return withoutBasename(pathname, home) + search;
}
