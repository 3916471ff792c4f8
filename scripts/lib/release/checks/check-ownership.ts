import { SHELL, type Registry, type RemoteVersion } from '@storefront/host/contracts/registry';

/** Paths that the shell and its page server serve themselves. */
const SHELL_PATHS = [
  '*',
  '/404',
  '/:',
  '/apps/*',
  '/healthz',
  '/readyz',
  '/reports',
  '/favicon.ico',
];

/**
 * Returns the conflicts of a version's patterns with those that the shell, another remote, or another of its
 * own pages has. Patterns that differ only in the names of their parameters are the same; patterns may
 * overlap, because the most specific one wins.
 */
export function checkOwnership(
  registry: Registry,
  name: string,
  { extras }: RemoteVersion,
): string[] {
  const owners = new Map(SHELL_PATHS.map((path) => [path, SHELL]));
  for (const [other, versions] of Object.entries(registry.microFrontends)) {
    if (other === name) continue;
    for (const version of versions.filter(({ deployment }) => deployment.traffic > 0)) {
      for (const { path } of version.extras.routes) owners.set(normalizePattern(path), other);
    }
  }
  return extras.routes.flatMap(({ id, path }) => {
    const owner = owners.get(normalizePattern(path));
    owners.set(normalizePattern(path), name);
    return owner ? [`its page "${id}" claims ${path}, which belongs to ${owner}`] : [];
  });
}

/** A pattern without its parameters' names, trailing slashes and case. */
function normalizePattern(path: string): string {
  const parts = path.toLowerCase().split('/').filter(Boolean);
  const pattern = parts.map((part) => (part.startsWith(':') ? ':' : part)).join('/');
  return pattern === '*' ? '*' : `/${pattern}`;
}
