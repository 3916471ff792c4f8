import type { RemoteVersion } from '@storefront/shared/contracts/registry';
import { ROUTES_MODULE } from '@storefront/shared/contracts/remote';
import type { RemoteRoutes } from '@storefront/shared/host';
import type { LoadRoutes } from '../../remotes/federation';

/** Loads a version of a remote with the code of all its pages; returns the problems found. */
export async function checkRemote(
  loadRoutes: LoadRoutes,
  remote: string,
  version: RemoteVersion,
): Promise<string[]> {
  let routes: RemoteRoutes | undefined;
  try {
    routes = await loadRoutes(remote, version);
  } catch (error) {
    return [`it can't be loaded: ${messageOf(error)}`];
  }
  if (typeof routes !== 'object') return [`its ${ROUTES_MODULE} has no default export`];
  const exposed = routes;
  const problems = await Promise.all(
    version.extras.routes.map(({ id }) => problemOf(id, exposed[id])),
  );
  return problems.filter((problem) => problem !== undefined);
}

async function problemOf(
  id: string,
  route: RemoteRoutes[string] | undefined,
): Promise<string | undefined> {
  if (!route) return `its ${ROUTES_MODULE} has no route "${id}"`;
  try {
    const { Component } = await route.lazy();
    return typeof Component === 'function' ? undefined : `route "${id}" has no Component`;
  } catch (error) {
    return `the code of route "${id}" can't be loaded: ${messageOf(error)}`;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
