import type { RemoteVersion } from '@storefront/host/contracts/registry';

/** Loads a module that a version of a remote exposes (`./routes`), and returns its default export. */
export type LoadModule = (
  remote: string,
  version: RemoteVersion,
  module: string,
) => Promise<unknown>;

/** A remote, or one version of it, that could not be loaded. */
export class RemoteUnavailableError extends Error {
  override name = 'RemoteUnavailableError';
}
