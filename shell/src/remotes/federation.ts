import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { containerName, type RemoteVersion } from '@storefront/shared/contracts/registry';
import type { RemoteRoutes } from '@storefront/shared/host';

/** How a side of the shop, browser or server, gets hold of remote entries. */
export interface FederationSide {
  plugin: ModuleFederationRuntimePlugin;
  /** The entry's address on this side; undefined when the version isn't made for it. */
  entryOf: (version: RemoteVersion) => string | undefined;
  entryType?: 'commonjs-module';
}

/** Loads the `./routes` module of one version of a remote. */
export type LoadRoutes = (remote: string, version: RemoteVersion) => Promise<RemoteRoutes>;

/** A remote, or the version of it that was tried last, that couldn't be loaded. */
export class RemoteUnavailableError extends Error {
  override name = 'RemoteUnavailableError';
}

/** Connects the federation runtime once for this process or page. */
export function connectFederation(side: FederationSide): LoadRoutes {
  registerPlugins([side.plugin]);
  const registered = new Set<string>();

  return async (remote, version) => {
    const container = containerName(remote, version.metadata.version);
    const entry = side.entryOf(version);
    if (entry === undefined) {
      throw new RemoteUnavailableError(`${remote} has no build for this side.`);
    }
    if (!registered.has(container)) {
      registerRemotes([
        { name: container, entry, ...(side.entryType ? { type: side.entryType } : {}) },
      ]);
      registered.add(container);
    }
    const module = await loadRemote<{ default: RemoteRoutes }>(`${container}/routes`);
    if (!module) throw new RemoteUnavailableError(`${remote} exposes no ./routes.`);
    return module.default;
  };
}
