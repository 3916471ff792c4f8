import type { RegistryRoute, UsedFragment } from '@storefront/host/contracts/registry';
import type { MetaContext, PageMeta } from '@storefront/host';
import type { LoaderFunctionArgs } from '@storefront/host/router';

/** The `handle` of a route that belongs to a remote. */
export interface PageHandle {
  remote: string;
  /** The route's id within its remote. */
  routeId: string;
  access: RegistryRoute['access'];
  /**
   * Loads the code to hydrate the server's HTML with; `data` is what the server rendered it with. Resolves
   * to false when that version's code can't be loaded: the router has to load the page again.
   */
  loadRendered: (url: string, data: unknown) => Promise<boolean>;
  /** The version of the remote that the page's code came from; undefined before it is loaded. */
  version: () => string | undefined;
  /** Calls back when the page's code has changed; returns the unsubscribe function. */
  subscribe: (onChange: () => void) => () => void;
  meta: (context: MetaContext) => PageMeta | undefined;
  /** The fragments that the page declares. */
  fragments: () => UsedFragment[];
  /**
   * Loads the page's code, and the data of a public page, before a shopper goes there. Resolves to the data that it
   * can be prerendered with.
   */
  prefetch: (args: LoaderFunctionArgs) => Promise<{ data: unknown } | undefined>;
}

/** True for the handle of a route that belongs to a remote. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'remote' in handle;
}
