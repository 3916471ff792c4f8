import { RegistryError } from '@storefront/shared/contracts/parse-registry';
import type { RemoteDescriptor } from '@storefront/shared/contracts/remote';
import type { ChunkGroup, Compilation } from 'webpack';

/**
 * The scripts of each page beside the remote's entry, by route id. Throws `RegistryError` for a page whose code has no chunk
 * of its name: browsers could not load it together with the page.
 */
export function pageScripts(
  { name, routes }: RemoteDescriptor,
  { namedChunkGroups }: Compilation,
): Record<string, string[]> {
  const scripts = Object.entries(routes).map(([id, { chunk }]) => {
    const group = namedChunkGroups.get(chunk);
    if (!group) {
      throw new RegistryError(
        `${name} has no chunk "${chunk}" for its page "${id}". Import the page with /* webpackChunkName: "${chunk}" */ in src/exposed/routes.tsx, or name its chunk in remote.ts.`,
      );
    }
    return [id, [...new Set(scriptsTo(group))]] satisfies [string, string[]];
  });
  return Object.fromEntries(scripts);
}

/** The scripts of a chunk, after those of the chunks that import it. */
function scriptsTo(group: ChunkGroup): string[] {
  if (group.isInitial()) return [];
  const importers = [...group.parentsIterable].flatMap(scriptsTo);
  return [...importers, ...group.getFiles().filter((file) => file.endsWith('.js'))];
}
