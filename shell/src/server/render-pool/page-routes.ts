import { SHELL, type Registry } from '@storefront/shared/contracts/registry';
import { matchRoutes } from 'react-router-dom';
import { registeredRemotes } from '../../remotes/registered-remotes';

/**
 * Finds the app whose code a path needs on the server: a remote for its public pages, and the shell for all
 * others. Of a protected page only the layout, which is the shell's, is rendered here.
 */
export function createPageOwner(registry: Registry): (path: string) => string {
  const routes = registeredRemotes(registry).flatMap(({ name, versions: [version] }) =>
    version.extras.routes.map(({ path, access }) => ({
      path,
      handle: access === 'public' ? name : SHELL,
    })),
  );
  return (path) => {
    return matchRoutes(routes, path)?.at(-1)?.route.handle ?? SHELL;
  };
}
