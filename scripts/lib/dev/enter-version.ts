import type { RemoteVersion } from '@storefront/host/contracts/registry';
import { changeRegistry, createFolderDeployRoot } from '@storefront/tools/deploy';

/** Makes a version the only one of its app in the registry of a deploy root for development. */
export async function enterVersion(
  devRoot: string,
  app: string,
  version: RemoteVersion,
): Promise<void> {
  await changeRegistry(createFolderDeployRoot(devRoot), (registry) => ({
    ...registry,
    microFrontends: { ...registry.microFrontends, [app]: [version] },
  }));
}
