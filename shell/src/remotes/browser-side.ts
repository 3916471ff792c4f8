import { SCRIPT_GUARD } from '@storefront/shared/contracts/registry';
import type { FederationSide } from './federation';
import type { LiveRemote } from './live-remotes';

/** Time for one script of a remote, in milliseconds. */
const SCRIPT_TIMEOUT = 8_000;

/** No script has this hash: what the registry doesn't know doesn't run. */
const REFUSED = `sha256-${'A'.repeat(43)}=`;

declare global {
  var __storefrontGuardScript: ((script: HTMLScriptElement) => void) | undefined;
}

/**
 * Loads remotes by script element. Every script of a published version, entries and chunks alike,
 * carries the registry's hash, so that the browser refuses one that was changed or isn't listed.
 */
export function browserSide(remotes: LiveRemote[]): FederationSide {
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
        return { script, timeout: SCRIPT_TIMEOUT };
      },
    },
  };
}

/** Sets the integrity of a remote's script; scripts of versions without hashes (dev) are let be. */
function scriptGuard(remotes: LiveRemote[]): (script: HTMLScriptElement) => void {
  const hashes = new Map<string, string>();
  const guarded: string[] = [];
  for (const { versions } of remotes) {
    for (const { url, metadata } of versions) {
      if (!metadata.integrity) continue;
      const folder = new URL('.', new URL(url, location.href)).href;
      guarded.push(folder);
      for (const [file, hash] of Object.entries(metadata.integrity)) {
        hashes.set(folder + file, hash);
      }
    }
  }
  return (script) => {
    if (!guarded.some((folder) => script.src.startsWith(folder))) return;
    script.integrity = hashes.get(script.src) ?? REFUSED;
    script.crossOrigin = 'anonymous';
  };
}
