import path from 'node:path';
import { parseDescriptor } from '@storefront/host/contracts/parse-registry';
import type { RemoteVersion } from '@storefront/host/contracts/registry';
import { DESCRIPTOR } from '@storefront/host/contracts/version-files';
import type { DeployRoot } from './root/deploy-root';

/**
 * The descriptor of a published version, whether the registry lists it or not; undefined if there is none.
 * Throws `RegistryError` for one that can't be used.
 */
export async function readDescriptor(
  root: DeployRoot,
  app: string,
  version: string,
): Promise<RemoteVersion | undefined> {
  const bytes = await root.read(path.posix.join(app, version, DESCRIPTOR));
  return bytes && parseDescriptor(bytes.toString());
}
