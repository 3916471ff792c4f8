import type {
  Registry,
  RegistryFragment,
  RemoteVersion,
  UsedFragment,
} from '@storefront/host/contracts/registry';
import { servedVersions } from '../served-versions';

/** A version that visitors get. */
export interface ServedVersion {
  app: string;
  version: RemoteVersion;
}

/** The versions of all other apps that visitors get. */
export function servedVersionsBeside(app: string, registry: Registry): ServedVersion[] {
  return Object.keys(registry.microFrontends)
    .filter((other) => other !== app)
    .flatMap((other) =>
      servedVersions(registry, other).map((version) => ({ app: other, version })),
    );
}

/** The app and the version, as refusals name them. */
export function titleOf({ app, version }: ServedVersion): string {
  return `${app} ${version.metadata.version}`;
}

/** The fragment of that name which a version provides; undefined if it provides none. */
export function providedBy({ extras }: RemoteVersion, name: string): RegistryFragment | undefined {
  return extras.fragments?.find((fragment) => fragment.name === name);
}

/** The fragments on a version's pages, or in the shell's frame; one for each page that shows it. */
export function usesOf({ extras }: RemoteVersion): UsedFragment[] {
  return [...(extras.frame ?? []), ...extras.routes.flatMap(({ fragments = [] }) => fragments)];
}
