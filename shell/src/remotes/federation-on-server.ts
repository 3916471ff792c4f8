import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { containerName } from '@storefront/host/contracts/registry';
import { RemoteUnavailableError, type LoadModule } from './load-module';

/** Reads a remote's server build, verifies its hash, runs it and returns its container. */
export type LoadEntry = (serverUrl: string, container: string) => Promise<unknown>;

/** Separates an entry's address from the id of the shell version that loads it. */
const SEPARATOR = '#';

/**
 * Loads remotes in the page server by the federation runtime; called once per process. The page server passes in how
 * entries are read and verified.
 *
 * The runtime caches entries by address for the whole process. A remote that was given the React of one shell version
 * must not be used by another one, so each shell version adds its own id to the addresses.
 */
export function connectFederation(loadEntry: LoadEntry): LoadModule {
  const suffix = SEPARATOR + crypto.randomUUID();
  registerPlugins([
    {
      name: 'storefront-verified-entry',
      loadEntry: ({ remoteInfo: { entry, name } }) =>
        loadEntry(entry.slice(0, entry.lastIndexOf(SEPARATOR)), name) as Promise<never>,
    },
  ]);
  const registered = new Set<string>();

  return async (remote, { metadata, extras }, name) => {
    const container = containerName(remote, metadata.version);
    if (extras.serverUrl === undefined) {
      throw new RemoteUnavailableError(`${remote} has no build for the page server.`);
    }
    if (!registered.has(container)) {
      const entry = extras.serverUrl + suffix;
      registerRemotes([{ name: container, entry, type: 'commonjs-module' }]);
      registered.add(container);
    }
    const module = await loadRemote<{ default: unknown }>(container + name.slice(1));
    if (!module) throw new RemoteUnavailableError(`${remote} exposes no ${name}.`);
    return module.default;
  };
}
