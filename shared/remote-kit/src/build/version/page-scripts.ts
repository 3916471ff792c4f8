import { RegistryError } from '@storefront/host/contracts/parse-registry';
import type { ChunkGroup, Compilation } from 'webpack';

interface ChunkOwner {
  /** What the remote calls it: `page "home"`. */
  title: string;
  /** The name of the chunk with its code. */
  chunk: string;
  /** The file with its import. */
  file: string;
}

/**
 * The scripts of a page or a fragment besides the remote's entry. Throws `RegistryError` if its code has no
 * chunk of that name: browsers could not load it together with the page.
 */
export function scriptsOfChunk(
  remote: string,
  { title, chunk, file }: ChunkOwner,
  { namedChunkGroups }: Compilation,
): string[] {
  const group = namedChunkGroups.get(chunk);
  if (!group) {
    throw new RegistryError(
      `${remote} has no chunk "${chunk}" for its ${title}. Import its code with /* webpackChunkName: "${chunk}" */ in ${file}, or name its chunk in remote.ts.`,
    );
  }
  return [...new Set(scriptsTo(group))];
}

/** The scripts of a chunk, after those of the chunks that import it. */
function scriptsTo(group: ChunkGroup): string[] {
  if (group.isInitial()) return [];
  const importers = [...group.parentsIterable].flatMap(scriptsTo);
  return [...importers, ...group.getFiles().filter((file) => file.endsWith('.js'))];
}
