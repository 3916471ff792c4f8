import { matchRoutes } from '@storefront/host/router';
import type { Registry } from '@storefront/host/contracts/registry';

/** Paths that the page server and the shell serve besides the pages of remotes. */
const OTHER_PATHS = ['/404', '/sitemap.xml', '/robots.txt'];

/** Tells the paths that are pages of the shop, by the registry's routes. */
export function createPageCheck({ microFrontends }: Registry): (path: string) => boolean {
  const routes = Object.values(microFrontends).flatMap(([version]) =>
    (version?.extras.routes ?? []).map(({ path }) => ({ path })),
  );
  return (path) => OTHER_PATHS.includes(path) || matchRoutes(routes, path) !== null;
}
