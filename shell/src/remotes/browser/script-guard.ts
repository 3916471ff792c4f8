import { SCRIPT_GUARD, type IntegrityMap } from '@storefront/host/contracts/registry';
import { folderOf } from '../folder-of';
import type { RegisteredRemote } from '../registered-remotes';

/** A hash that no script has: the browser refuses a script that the registry doesn't list. */
const UNKNOWN_SCRIPT_HASH = `sha256-${'A'.repeat(43)}=`;

declare global {
  var __storefrontGuardScript: ScriptGuard | undefined;
}

/**
 * Sets a script's `integrity`. `chunks` are the hashes of an entry's chunks by file name; the entry, whose
 * own hash was checked, contains them.
 */
export type ScriptGuard = (script: HTMLScriptElement, chunks?: Partial<IntegrityMap>) => void;

/** A version's scripts: the address of its entry, and the hash of each file beside it. */
interface HashedScripts {
  url: string;
  integrity?: IntegrityMap | undefined;
}

/**
 * Makes the guard of the page's scripts. Every script of a published version of a remote or of the shell gets a hash:
 * an entry's comes from the registry, a chunk's from its entry or from the registry. So the browser refuses scripts
 * that were changed or aren't listed.
 */
export function guardScripts(shell: HashedScripts, remotes: RegisteredRemote[]): ScriptGuard {
  const ofRemotes = remotes.flatMap(({ versions }) =>
    versions.map(({ url, metadata }) => ({ url, integrity: metadata.integrity })),
  );
  const guard = scriptGuard([shell, ...ofRemotes]);
  globalThis[SCRIPT_GUARD] = guard;
  return guard;
}

/** Sets `integrity` on a version's script; versions without hashes (development) are left as they are. */
function scriptGuard(versions: HashedScripts[]): ScriptGuard {
  const hashes = new Map<string, string>();
  const guardedFolders: string[] = [];
  for (const { url, integrity } of versions) {
    if (!integrity) continue;
    const folder = folderOf(url);
    guardedFolders.push(folder);
    for (const [file, hash] of Object.entries(integrity)) hashes.set(folder + file, hash);
  }
  return (script, chunks = {}) => {
    const folder = guardedFolders.find((one) => script.src.startsWith(one));
    if (folder === undefined) return;
    const hash = chunks[script.src.slice(folder.length)] ?? hashes.get(script.src);
    script.integrity = hash ?? UNKNOWN_SCRIPT_HASH;
    script.crossOrigin = 'anonymous';
  };
}
