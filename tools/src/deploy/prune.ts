import type { Registry, RemoteVersion } from '@storefront/host/contracts/registry';
import { isCanary, isFallback } from '@storefront/host/contracts/served-versions';
import type { DeployRoot } from './root/deploy-root';
import { librariesFolder } from './libraries';

/**
 * Removes versions that nobody can still need: those that stopped being live or a canary before `before`. The
 * live version, its canary and the fallback always stay. Returns the folders of the deploy root that nothing
 * in the registry needs any more.
 */
export function prune(registry: Registry, before: Date) {
  const microFrontends = Object.fromEntries(
    Object.entries(registry.microFrontends).map(([name, versions]) => {
      const fallback = versions.find(isFallback);
      const kept = versions.filter((one) => {
        const ended = new Date(one.extras.release?.since ?? 0);
        return one.deployment.default || isCanary(one) || one === fallback || ended >= before;
      });
      return [name, kept];
    }),
  );
  const pruned = { ...registry, microFrontends };
  const needed = foldersOf(pruned);
  return { registry: pruned, removed: foldersOf(registry).filter((one) => !needed.includes(one)) };
}

/**
 * The folders of the apps that nothing in the registry uses and that were published before `before`: refused
 * versions, previews, and what interrupted deploys left.
 */
export async function unlistedFolders(
  root: Pick<DeployRoot, 'list' | 'changedAt'>,
  registry: Registry,
  before: Date,
): Promise<string[]> {
  const needed = foldersOf(registry);
  const found = await Promise.all(
    Object.keys(registry.microFrontends).map(async (app) =>
      (await root.list(app)).map((name) => `${app}/${name}`),
    ),
  );
  const unlisted = found.flat().filter((folder) => !needed.includes(folder));
  const dates = await Promise.all(unlisted.map((folder) => root.changedAt(folder)));
  return unlisted.filter((_, index) => (dates[index] ?? before) < before);
}

/** The deploy root's folders that the registry's versions use. */
export function foldersOf({ microFrontends }: Registry): string[] {
  const folders = Object.entries(microFrontends).flatMap(([app, versions]) =>
    versions.flatMap((version) => foldersOfVersion(app, version)),
  );
  return [...new Set(folders)];
}

/** The folders of one version: its own, and that of its libraries. */
export function foldersOfVersion(app: string, version: RemoteVersion): string[] {
  const folders = [`${app}/${version.metadata.version}`, librariesFolder(version)];
  return folders.filter((folder) => folder !== undefined);
}
