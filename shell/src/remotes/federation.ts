import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { containerName, type RemoteVersion } from '@storefront/host/contracts/registry';

/** What differs between browser and server when a remote's entry is loaded. */
export interface FederationEnvironment {
  plugin: ModuleFederationRuntimePlugin;
  /** The address of a version's entry; undefined when the version has no build for this environment. */
  entryOf: (version: RemoteVersion) => string | undefined;
  entryType?: 'commonjs-module';
}

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

/** Sets up the federation runtime; called once per page or process. */
export function connectFederation(environment: FederationEnvironment): LoadModule {
  registerPlugins([environment.plugin]);
  const registered = new Set<string>();

  return async (remote, version, name) => {
    const container = containerName(remote, version.metadata.version);
    const entry = environment.entryOf(version);
    if (entry === undefined) {
      throw new RemoteUnavailableError(`${remote} has no build for this environment.`);
    }
    if (!registered.has(container)) {
      const type = environment.entryType ? { type: environment.entryType } : {};
      registerRemotes([{ name: container, entry, ...type }]);
      registered.add(container);
    }
    const module = await loadRemote<{ default: unknown }>(container + name.slice(1));
    if (!module) throw new RemoteUnavailableError(`${remote} exposes no ${name}.`);
    return module.default;
  };
}
