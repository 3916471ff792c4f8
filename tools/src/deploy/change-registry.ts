import { parseRegistry } from '@storefront/host/contracts/parse-registry';
import { REGISTRY_SCHEMA, type Registry } from '@storefront/host/contracts/registry';
import type { DeployRoot } from './root/deploy-root';

const EMPTY: Registry = { schema: REGISTRY_SCHEMA, microFrontends: {} };

/** The registry of a deploy root; an empty one where nothing has been published yet. */
export async function readRegistry(root: DeployRoot): Promise<Registry> {
  const found = await root.readRegistry();
  return found ? parseRegistry(found.text) : EMPTY;
}

/**
 * Changes the registry by compare-and-swap: if the registry has changed meanwhile, the change is applied
 * again to the new one, so that concurrent changes are all kept. If `change` throws, the registry stays as it
 * was.
 */
export async function changeRegistry(
  root: DeployRoot,
  change: (registry: Registry) => Registry,
): Promise<Registry> {
  for (;;) {
    const found = await root.readRegistry();
    const changed = change(found ? parseRegistry(found.text) : EMPTY);
    const text = JSON.stringify(changed, null, 1);
    if (found?.text === text) return changed;
    if (await root.swapRegistry(found?.revision, text)) return changed;
  }
}
