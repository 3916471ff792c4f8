import { matchRoutes } from '@storefront/host/router';
import { pageDataIn } from '../../shop/page-data';
import type { LocalRemote } from './rewrite-page';

/** The page of the remote at an address, as the registry describes it; undefined if it has none there. */
export function pageAt({ version }: LocalRemote, address: string) {
  const { pathname } = new URL(address, 'http://localhost');
  const routes = version.extras.routes.map((page) => ({ path: page.path, handle: page }));
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}

/** Whether the server has left a page of the remote to the browser that it renders for everybody: its code has failed. */
export function isLeftToBrowser(html: string, remote: LocalRemote, address: string): boolean {
  if (pageAt(remote, address)?.access !== 'public') return false;
  const { rendered } = JSON.parse(pageDataIn(html) ?? '{}') as {
    rendered?: { versions: Record<string, string> };
  };
  return rendered?.versions[remote.name] === undefined;
}
