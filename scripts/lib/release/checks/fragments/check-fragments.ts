import {
  offersContract,
  type Registry,
  type RemoteVersion,
  type UsedFragment,
} from '@storefront/host/contracts/registry';
import { providedBy, servedVersionsBeside, titleOf, usesOf } from './served-fragments';

/**
 * Returns the problems of what a version provides and uses: a fragment's name belongs to one remote; what is
 * provided must fit the pages that visitors get, and what a page uses must fit what is provided, if any
 * remote provides it.
 */
export function checkFragments(registry: Registry, name: string, version: RemoteVersion): string[] {
  const others = servedVersionsBeside(name, registry);
  const provided = version.extras.fragments ?? [];
  return [
    ...provided.flatMap((fragment) =>
      others
        .filter((other) => providedBy(other.version, fragment.name))
        .map(({ app }) => `it provides the fragment "${fragment.name}", which belongs to ${app}`),
    ),
    ...provided.flatMap((fragment) =>
      others.flatMap((user) =>
        eachOnce(usesOf(user.version))
          .filter((used) => used.name === fragment.name)
          .filter((used) => !offersContract(fragment.contract, used.contract))
          .map(
            ({ contract }) =>
              `it provides "${fragment.name}" by contract ${fragment.contract}, but ${titleOf(user)} shows it by ${contract}`,
          ),
      ),
    ),
    ...eachOnce(usesOf(version)).flatMap((used) =>
      others.flatMap((provider) => {
        const fragment = providedBy(provider.version, used.name);
        if (!fragment || offersContract(fragment.contract, used.contract)) return [];
        return `it shows "${used.name}" by contract ${used.contract}, but ${titleOf(provider)} provides it by ${fragment.contract}: deploy ${provider.app} first`;
      }),
    ),
  ];
}

function eachOnce(uses: UsedFragment[]): UsedFragment[] {
  return [...new Map(uses.map((used) => [used.name, used])).values()];
}
