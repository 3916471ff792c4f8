import {
  offersContract,
  SHELL,
  type Registry,
  type RemoteVersion,
} from '@storefront/host/contracts/registry';
import { servedVersions } from './served-versions';

/**
 * Returns the problems of a version's host contract: a remote needs one that every served shell offers,
 * and a shell must offer what every served remote needs. Within a major version things are only added.
 */
export function checkContract(registry: Registry, name: string, version: RemoteVersion): string[] {
  const { hostContract } = version.extras;
  if (name !== SHELL) {
    return servedVersions(registry, SHELL)
      .filter((shell) => !offersContract(shell.extras.hostContract, hostContract))
      .map(
        ({ metadata, extras }) =>
          `it needs host contract ${hostContract}, but shell ${metadata.version} offers ${extras.hostContract}`,
      );
  }
  return Object.keys(registry.microFrontends)
    .filter((remote) => remote !== SHELL)
    .flatMap((remote) =>
      servedVersions(registry, remote)
        .filter(({ extras }) => !offersContract(hostContract, extras.hostContract))
        .map(
          ({ metadata, extras }) =>
            `it offers host contract ${hostContract}, but ${remote} ${metadata.version} needs ${extras.hostContract}`,
        ),
    );
}
