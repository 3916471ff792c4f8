import { SHELL, SOURCE_VERSION, type Registry } from '@storefront/shared/contracts/registry';

/** A remote that one tab loads from another origin: `?mf=mf-catalog@http://localhost:3001`. */
export interface Override {
  remote: string;
  origin: string;
}

/** Name of the query parameter; it may be repeated for several remotes. */
export const OVERRIDE_PARAMETER = 'mf';

/** The overrides in the query of an address. */
export function requestedOverrides({ searchParams }: URL): Override[] {
  return parseOverrides(searchParams.getAll(OVERRIDE_PARAMETER));
}

/** Parses overrides, the last one of each remote; texts that aren't `name@origin` are ignored. */
export function parseOverrides(texts: string[]): Override[] {
  const entries = texts.flatMap((text): [string, Override][] => {
    const [, remote, address] = /^([\w-]+)@(https?:\/\/.+)$/.exec(text) ?? [];
    if (!remote || !address || !URL.canParse(address)) return [];
    return [[remote, { remote, origin: new URL(address).origin }]];
  });
  return [...new Map(entries).values()];
}

/** The text of an override that `parseOverrides` reads. */
export function formatOverride({ remote, origin }: Override): string {
  return `${remote}@${origin}`;
}

/** Among the allowed origins: all those of this machine, whose development servers have any port. */
export const LOCAL_ORIGINS = 'http://localhost:*';

/** The overrides that name a remote of this shop and an allowed origin. */
export function allowedOverrides(
  overrides: Override[],
  { microFrontends }: Registry,
  origins: string[],
): Override[] {
  return overrides.filter(
    ({ remote, origin }) =>
      remote !== SHELL && Object.hasOwn(microFrontends, remote) && isAllowed(origin, origins),
  );
}

function isAllowed(origin: string, origins: string[]): boolean {
  const isLocal = /^http:\/\/localhost(:|$)/.test(origin);
  return origins.includes(origin) || (isLocal && origins.includes(LOCAL_ORIGINS));
}

/**
 * The registry with the overridden remotes as their development servers serve them: without hashes, only
 * for the browser, and without a fallback version, which would hide the faults of the one under test.
 */
export function withOverrides(registry: Registry, overrides: Override[]): Registry {
  const microFrontends = { ...registry.microFrontends };
  for (const { remote, origin } of overrides) {
    const live = microFrontends[remote]?.find(({ deployment }) => deployment.default);
    if (!live) continue;
    const { routes, fragments, hostContract } = live.extras;
    microFrontends[remote] = [
      {
        url: `${origin}/remoteEntry.js`,
        metadata: { version: SOURCE_VERSION },
        deployment: { traffic: 100, default: true },
        extras: { routes, hostContract, ...(fragments && { fragments }) },
      },
    ];
  }
  return { ...registry, microFrontends };
}

/** The address with these overrides instead of its own. */
export function addressWithOverrides(address: string, overrides: Override[]): string {
  const url = new URL(address);
  url.searchParams.delete(OVERRIDE_PARAMETER);
  for (const override of overrides) {
    url.searchParams.append(OVERRIDE_PARAMETER, formatOverride(override));
  }
  return url.href;
}
