import { BuildError } from '../build-error';
import type { BuiltFiles } from '../version/built-files';
import { scriptIntegrity } from '../version/built-files';

/** The entry of a remote, on both sides. */
export const ENTRY_FILE = 'remoteEntry.js';

/** The scripts of a browser build beside its entry. */
export function chunksOf(files: BuiltFiles): string[] {
  return Object.keys(scriptIntegrity(files, 'browser')).filter((file) => file !== ENTRY_FILE);
}

/** What a version provides that has a chunk of its own. */
interface ChunkOwner {
  /** What the remote calls it: `page "home"`. */
  title: string;
  chunk: string;
  /** The chunk of the module that exposes it, if that is no part of the entry. */
  exposedBy: 'routes' | 'fragments';
}

/**
 * The scripts of a page or a fragment beside the entry: `chunk.<its chunk>.<any hash>.js`, after that of its exposed
 * module. A build of one script has all code in its entry. Throws `BuildError` if another build has no such chunk.
 */
export function scriptsOf(files: BuiltFiles, { title, chunk, exposedBy }: ChunkOwner): string[] {
  const chunks = chunksOf(files);
  const own = chunks.filter((file) => isNamed(file, chunk));
  if (own.length > 0) return [...chunks.filter((file) => isNamed(file, exposedBy)), ...own];
  if (chunks.length === 0) return [];
  throw new BuildError(
    `browser/ has no chunk.${chunk}.js with the code of its ${title}, which browsers load together with the page: name that chunk so (a hash may stand before .js), or name another one as "chunk" in remote.json.`,
  );
}

/** True for `chunk.<name>.js` and `chunk.<name>.<hash>.js`. */
function isNamed(file: string, name: string): boolean {
  const [prefix, own, ...rest] = file.split('.');
  return prefix === 'chunk' && own === name && rest.length <= 2;
}
