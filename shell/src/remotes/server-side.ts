import type { FederationSide } from './federation';

/** Reads a remote's server build, checks its hash, runs it and returns its container. */
export type LoadEntry = (serverUrl: string, container: string) => Promise<unknown>;

/** Loads remotes in the page server; reading and checking is the page server's part. */
export function serverSide(loadEntry: LoadEntry): FederationSide {
  return {
    entryOf: (version) => version.extras.serverUrl,
    entryType: 'commonjs-module',
    plugin: {
      name: 'storefront-verified-entry',
      loadEntry: ({ remoteInfo }) => loadEntry(remoteInfo.entry, remoteInfo.name) as Promise<never>,
    },
  };
}
