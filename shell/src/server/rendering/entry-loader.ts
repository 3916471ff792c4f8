import { SHELL, type Registry } from '@storefront/host/contracts/registry';
import { runModule } from '@storefront/tools/server-build';
import { LRUCache } from 'lru-cache';
import type { LoadEntry } from '../../remotes/federation-on-server';
import { readVerifiedCode } from '../verified-code';

/** Expected hashes that are kept; far more than all versions of a registry have. */
const MAX_HASHES = 1_000;

/** Loads remotes' server builds, whose hashes must have been registered. */
export function createEntryLoader(deployRoot: string) {
  /** Expected hashes by address, of all recent registries. */
  const hashes = new LRUCache<string, string>({ max: MAX_HASHES });

  function registerHashes({ microFrontends }: Registry): void {
    for (const [name, versions] of Object.entries(microFrontends)) {
      for (const { extras } of versions) {
        if (name !== SHELL && extras.serverUrl && extras.serverIntegrity) {
          hashes.set(extras.serverUrl, extras.serverIntegrity);
        }
      }
    }
  }

  const loadEntry: LoadEntry = async (serverUrl, container) => {
    const integrity = hashes.get(serverUrl);
    if (!integrity) throw new Error(`The registry has no hash for ${serverUrl}.`);
    const code = await readVerifiedCode(deployRoot, serverUrl, integrity);
    const exports = runModule(code, serverUrl) as Record<string, unknown>;
    return exports[container] ?? exports;
  };

  return { registerHashes, loadEntry };
}
