import type { FederationEnvironment } from './federation';

/** Reads a remote's server build, verifies its hash, runs it and returns its container. */
export type LoadEntry = (serverUrl: string, container: string) => Promise<unknown>;

/** Separates an entry's address from the id of the shell version that loads it. */
const SEPARATOR = '#';

/**
 * Loads remotes in the page server, which passes in how entries are read and verified.
 *
 * The federation runtime caches entries by address for the whole process. A remote that was given the React
 * of one shell version must not be used by another one, so each shell version adds its own id to the
 * addresses.
 */
export function createServerEnvironment(loadEntry: LoadEntry): FederationEnvironment {
  const suffix = SEPARATOR + crypto.randomUUID();
  return {
    entryOf: ({ extras }) => extras.serverUrl && extras.serverUrl + suffix,
    entryType: 'commonjs-module',
    plugin: {
      name: 'storefront-verified-entry',
      loadEntry: ({ remoteInfo: { entry, name } }) =>
        loadEntry(entry.slice(0, entry.lastIndexOf(SEPARATOR)), name) as Promise<never>,
    },
  };
}
