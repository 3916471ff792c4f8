import type { FederationSide } from './federation';

/** Reads a remote's server build, checks its hash, runs it and returns its container. */
export type LoadEntry = (serverUrl: string, container: string) => Promise<unknown>;

/** Separates an entry's address from the mark of the shell that loads it. */
const MARK = '#';

/**
 * Loads remotes in the page server; reading and checking is the page server's part. The federation
 * runtime keeps entries for the whole process, by address. A remote that one version of the shell has
 * given its React must not be handed to another version: each asks for an address of its own.
 */
export function serverSide(loadEntry: LoadEntry): FederationSide {
  const mark = MARK + crypto.randomUUID();
  return {
    entryOf: ({ extras }) => extras.serverUrl && extras.serverUrl + mark,
    entryType: 'commonjs-module',
    plugin: {
      name: 'storefront-verified-entry',
      loadEntry: ({ remoteInfo: { entry, name } }) =>
        loadEntry(entry.slice(0, entry.lastIndexOf(MARK)), name) as Promise<never>,
    },
  };
}
