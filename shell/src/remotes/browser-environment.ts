import { SCRIPT_GUARD } from '@storefront/shared/contracts/registry';
import type { FederationEnvironment } from './federation';
import type { RegisteredRemote } from './registered-remotes';
import { TIME_LIMITS } from './time-limits';

/** A hash that no script has: the browser refuses a script that the registry doesn't list. */
const UNKNOWN_SCRIPT_HASH = `sha256-${'A'.repeat(43)}=`;

declare global {
  var __storefrontGuardScript: ((script: HTMLScriptElement) => void) | undefined;
}

/**
 * Loads remotes by script elements. Every script of a published version, entry or chunk, gets the
 * registry's hash, so that the browser refuses one that was changed or isn't listed.
 */
export function browserEnvironment(remotes: RegisteredRemote[]): FederationEnvironment {
  const guard = scriptGuard(remotes);
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

/** Sets `integrity` on a remote's script; versions without hashes (development) are left as they are. */
function scriptGuard(remotes: RegisteredRemote[]): (script: HTMLScriptElement) => void {
  const hashes = new Map<string, string>();
  const guardedFolders: string[] = [];
  for (const { versions } of remotes) {
    for (const { url, metadata } of versions) {
      if (!metadata.integrity) continue;
      const folder = new URL('.', new URL(url, location.href)).href;
      guardedFolders.push(folder);
      for (const [file, hash] of Object.entries(metadata.integrity)) {
        hashes.set(folder + file, hash);
      }
    }
  }
  return (script) => {
    if (!guardedFolders.some((folder) => script.src.startsWith(folder))) return;
    script.integrity = hashes.get(script.src) ?? UNKNOWN_SCRIPT_HASH;
    script.crossOrigin = 'anonymous';
  };
}
