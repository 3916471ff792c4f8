import type { Registry } from '@storefront/shared/contracts/registry';
import { registryForVisitor } from '@storefront/shared/contracts/served-versions';

/**
 * Creates a function that returns the registry as served to a visitor. Visitors who get the same
 * versions get the same object, because renderers cache their routes by it.
 */
export function createVisitorRegistries() {
  const cache = new WeakMap<Registry, Map<string, Registry>>();

  return (registry: Registry, visitor: string | undefined): Registry => {
    const served = registryForVisitor(registry, visitor);
    const key = Object.values(served.microFrontends)
      .map(([first]) => first?.metadata.version)
      .join();
    let byVersions = cache.get(registry);
    if (!byVersions) cache.set(registry, (byVersions = new Map<string, Registry>()));
    const cached = byVersions.get(key);
    if (!cached) byVersions.set(key, served);
    return cached ?? served;
  };
}
