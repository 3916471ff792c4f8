import { SCRIPT_GUARD, type IntegrityMap } from '@storefront/shared/contracts/registry';
import type { FederationEnvironment } from './federation';
import type { RegisteredRemote } from './registered-remotes';
import { TIME_LIMITS } from './time-limits';

/** A hash that no script has: the browser refuses a script that the registry doesn't list. */
const UNKNOWN_SCRIPT_HASH = `sha256-${'A'.repeat(43)}=`;

declare global {
  var __storefrontGuardScript: ((script: HTMLScriptElement) => void) | undefined;
}

/** A version's scripts: the address of its entry, and the hash of each file beside it. */
interface HashedScripts {
  url: string;
  integrity?: IntegrityMap | undefined;
}

/**
 * Loads remotes by script elements. Every script of a published version of a remote or of the shell, entry
 * or chunk, gets the registry's hash, so that the browser refuses one that was changed or isn't listed.
 */
export function browserEnvironment(
  shell: HashedScripts,
  remotes: RegisteredRemote[],
): FederationEnvironment {
  const ofRemotes = remotes.flatMap(({ versions }) =>
    versions.map(({ url, metadata }) => ({ url, integrity: metadata.integrity })),
  );
  const guard = scriptGuard([shell, ...ofRemotes]);
  globalThis[SCRIPT_GUARD] = guard;
  return {
    entryOf: (version) => new URL(version.url, location.href).href,
    plugin: {
      name: 'storefront-integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.fetchPriority = 'high';
        guard(script);
        return { script, timeout: TIME_LIMITS.browser.script };
      },
    },
  };
}

/** Sets `integrity` on a version's script; versions without hashes (development) are left as they are. */
function scriptGuard(versions: HashedScripts[]): (script: HTMLScriptElement) => void {
  const hashes = new Map<string, string>();
  const guardedFolders: string[] = [];
  for (const { url, integrity } of versions) {
    if (!integrity) continue;
    const folder = new URL('.', new URL(url, location.href)).href;
    guardedFolders.push(folder);
    for (const [file, hash] of Object.entries(integrity)) hashes.set(folder + file, hash);
  }
  return (script) => {
    if (!guardedFolders.some((folder) => script.src.startsWith(folder))) return;
    script.integrity = hashes.get(script.src) ?? UNKNOWN_SCRIPT_HASH;
    script.crossOrigin = 'anonymous';
  };
}
