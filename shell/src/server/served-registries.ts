import type { Registry } from '@storefront/shared/contracts/registry';
import { registryForVisitor } from '@storefront/shared/contracts/served-versions';

/**
 * Gives the registry as it counts for a visitor: the same object for the same choice of versions,
 * because renderers keep what they have made of it.
 */
export function createServedRegistries() {
  const known = new WeakMap<Registry, Map<string, Registry>>();

  return (registry: Registry, visitor: string | undefined): Registry => {
    const served = registryForVisitor(registry, visitor);
    const choice = Object.values(served.microFrontends)
      .map(([first]) => first?.metadata.version)
      .join();
    let choices = known.get(registry);
    if (!choices) known.set(registry, (choices = new Map<string, Registry>()));
    const same = choices.get(choice);
    if (!same) choices.set(choice, served);
    return same ?? served;
  };
}
