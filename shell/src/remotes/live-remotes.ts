import { SHELL, type Registry, type RemoteVersion } from '@storefront/shared/contracts/registry';

/** A remote as a page sees it: its versions, the one to try first at the front. */
export interface LiveRemote {
  name: string;
  versions: [RemoteVersion, ...RemoteVersion[]];
}

/** The remotes of a registry document; a name without versions has nothing to load. */
export function liveRemotes(registry: Registry): LiveRemote[] {
  return Object.entries(registry.microFrontends).flatMap(([name, [first, ...rest]]) =>
    name === SHELL || !first ? [] : [{ name, versions: [first, ...rest] }],
  );
}
