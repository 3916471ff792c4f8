import path from 'node:path';
import { pagePaths } from '@storefront/host/contracts';
import { REGISTRY_SCHEMA, type RemoteVersion } from '@storefront/host/contracts/registry';
import type { RemoteDescriptor } from '@storefront/host/contracts/remote';
import { matchRoutes, type RouteObject } from '@storefront/host/router';
import { createRoutes } from '../../../shell/src/app/routes';
import { isPageHandle } from '../../../shell/src/navigation/page-handle';
import { registeredRemotes } from '../../../shell/src/remotes/registered-remotes';
import { REMOTES, ROOT } from '../apps';
import { sourceVersionOf } from '@storefront/remote-kit/dev';

async function descriptorOf(name: string): Promise<RemoteDescriptor> {
  const { remote } = (await import(path.join(ROOT, name, 'remote.ts'))) as {
    remote: RemoteDescriptor;
  };
  return remote;
}

/** All routes of the shop, as its registry would list them. */
function routesOf(remotes: RemoteDescriptor[]): RouteObject[] {
  const versions = remotes.map((remote): [string, RemoteVersion[]] => [
    remote.name,
    [sourceVersionOf(remote, '')],
  ]);
  const registry = { schema: REGISTRY_SCHEMA, microFrontends: Object.fromEntries(versions) };
  const loader = {
    load: () => Promise.reject(new Error('No test loads a page.')),
    markFailed: () => undefined,
  };
  return createRoutes({ remotes: registeredRemotes(registry), loader });
}

/** The owner and pattern of the page at a path; undefined if it is only the shell's 404 page or redirect. */
function pageAt(pathname: string, routes: RouteObject[]): string | undefined {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  if (isPageHandle(route?.handle)) return `${route.handle.remote} ${route.path}`;
  return route?.path && !/[:*]/.test(route.path) ? `shell ${route.path}` : undefined;
}

/** The pathname of each page path, with values for its parameters. */
const pathnames = Object.values(pagePaths).map(
  (page) => new URL(typeof page === 'string' ? page : page('1', '1'), 'http://shop').pathname,
);

test('every page path leads to a page, and every page of a remote has a page path', async () => {
  const remotes = await Promise.all(REMOTES.map(descriptorOf));
  const routes = routesOf(remotes);
  const pages = pathnames.map((pathname) => [pathname, pageAt(pathname, routes)]);
  // The paths that neither a `remote.ts` nor the shell declares.
  expect(pages.filter(([, page]) => page === undefined)).toEqual([]);

  const reached = new Set(pages.map(([, page]) => page));
  const declared = remotes.flatMap(({ name, routes }) =>
    Object.values(routes).map(({ path }) => `${name} ${path}`),
  );
  // The pages that shared/host/src/contracts/page-paths.ts lacks.
  expect(declared.filter((page) => !reached.has(page))).toEqual([]);
});
