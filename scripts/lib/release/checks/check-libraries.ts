import {
  offersContract,
  SHELL,
  type Registry,
  type RemoteVersion,
} from '@storefront/host/contracts/registry';
import { servedVersions } from './served-versions';

/**
 * Returns the problems of the libraries that a version shares, such as React: a remote gets those of the shell, which may
 * be newer than what it was built with, within the same major version, but not older. Versions whose build doesn't name
 * them are let through.
 */
export function checkLibraries(registry: Registry, name: string, version: RemoteVersion): string[] {
  if (name !== SHELL) {
    return servedVersions(registry, SHELL).flatMap((shell) =>
      tooNew(version, shell).map(
        ({ library, built, provided }) =>
          `it was built with ${library} ${built}, but shell ${shell.metadata.version} provides ${provided}, which it would get. Build it with that version, or an older one of the same major version`,
      ),
    );
  }
  return Object.keys(registry.microFrontends)
    .filter((remote) => remote !== SHELL)
    .flatMap((remote) =>
      servedVersions(registry, remote).flatMap((served) =>
        tooNew(served, version).map(
          ({ library, built, provided }) =>
            `it provides ${library} ${provided}, but ${remote} ${served.metadata.version} was built with ${built}`,
        ),
      ),
    );
}

/** The libraries of which a remote needs more than a shell provides. */
function tooNew(remote: RemoteVersion, shell: RemoteVersion) {
  const provides = shell.extras.sharedLibraries ?? {};
  return Object.entries(remote.extras.sharedLibraries ?? {}).flatMap(([library, built]) => {
    const provided = provides[library];
    if (provided === undefined || offersContract(provided, built)) return [];
    return [{ library, built, provided }];
  });
}
