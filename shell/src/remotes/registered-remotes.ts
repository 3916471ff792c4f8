import { SHELL, type Registry, type RemoteVersion } from '@storefront/host/contracts/registry';

/** A remote of the registry with its versions in the order in which they are tried. */
export interface RegisteredRemote {
  name: string;
  versions: [RemoteVersion, ...RemoteVersion[]];
}

/** The remotes of a registry document; a remote without a version is left out. */
export function registeredRemotes(registry: Registry): RegisteredRemote[] {
  return Object.entries(registry.microFrontends).flatMap(([name, [first, ...rest]]) =>
    name === SHELL || !first ? [] : [{ name, versions: [first, ...rest] }],
  );
}
