import {
  offersContract,
  type Registry,
  type RemoteVersion,
  type UsedFragment,
} from '@storefront/host/contracts/registry';

/**
 * Returns the problems of what a version provides and uses: a fragment's name belongs to one remote; what is
 * provided must fit the pages that visitors get, and what a page uses must fit what is provided, if any
 * remote provides it.
 */
export function checkFragments(
  registry: Registry,
  name: string,
  { extras }: RemoteVersion,
): string[] {
  const others = Object.entries(registry.microFrontends)
    .filter(([other]) => other !== name)
    .flatMap(([app, versions]) =>
      versions
        .filter(({ deployment }) => deployment.traffic > 0)
        .map((version) => ({ app, version })),
    );
  const provided = extras.fragments ?? [];
  return [
    ...provided.flatMap((fragment) =>
      others
        .filter(({ version }) => provides(version, fragment.name).length > 0)
        .map(({ app }) => `it provides the fragment "${fragment.name}", which belongs to ${app}`),
    ),
    ...provided.flatMap((fragment) =>
      others.flatMap(({ app, version }) =>
        usesOf(version)
          .filter((used) => used.name === fragment.name)
          .filter((used) => !offersContract(fragment.contract, used.contract))
          .map(
            ({ contract }) =>
              `it provides "${fragment.name}" by contract ${fragment.contract}, but ${app} ${version.metadata.version} shows it by ${contract}`,
          ),
      ),
    ),
    ...usesOf({ extras }).flatMap((used) =>
      others.flatMap(({ app, version }) =>
        provides(version, used.name)
          .filter((fragment) => !offersContract(fragment.contract, used.contract))
          .map(
            ({ contract }) =>
              `it shows "${used.name}" by contract ${used.contract}, but ${app} ${version.metadata.version} provides it by ${contract}: deploy ${app} first`,
          ),
      ),
    ),
  ];
}

function provides({ extras }: Pick<RemoteVersion, 'extras'>, name: string) {
  return (extras.fragments ?? []).filter((fragment) => fragment.name === name);
}

/** The fragments on an app's pages, or in the shell's frame, each once. */
function usesOf({ extras }: Pick<RemoteVersion, 'extras'>): UsedFragment[] {
  const all = [
    ...(extras.frame ?? []),
    ...extras.routes.flatMap(({ fragments = [] }) => fragments),
  ];
  return [...new Map(all.map((used) => [used.name, used])).values()];
}
