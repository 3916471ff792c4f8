import { SHELL, SOURCE_VERSION, type Registry } from '@storefront/host/contracts/registry';

/** What one tab gets instead of what visitors get: a remote from another origin, or another version of an app. */
export type Override = OriginOverride | VersionOverride;

/** A remote that a development server serves: `?mf=mf-catalog@http://localhost:3001`. */
export interface OriginOverride {
  remote: string;
  origin: string;
}

/** A published version, as a signed address names it: a preview (`?with=`). The shell may be one too. */
export interface VersionOverride {
  remote: string;
  version: string;
}

/** Names the origin of a remote; may be repeated for several remotes. */
const ORIGIN_PARAMETER = 'mf';

/** Names a version and is signed (`tools/src/deploy/preview-link.ts`); may be repeated for several apps. */
export const VERSION_PARAMETER = 'with';

/** The query parameters that name overrides. */
export const OVERRIDE_PARAMETERS = [ORIGIN_PARAMETER, VERSION_PARAMETER];

/** Names and values of the parameters of a query that name overrides. */
export function overrideEntries(query: URLSearchParams): [name: string, value: string][] {
  return [...query].filter(([name]) => OVERRIDE_PARAMETERS.includes(name));
}

/** The address with these parameters instead of its own overrides. */
export function addressWithOverrides(address: string, entries: [string, string][]): string {
  const url = new URL(address);
  for (const name of OVERRIDE_PARAMETERS) url.searchParams.delete(name);
  for (const [name, value] of entries) url.searchParams.append(name, value);
  return url.href;
}

/** True for a remote that comes from another origin. */
export function isOriginOverride(override: Override): override is OriginOverride {
  return 'origin' in override;
}

/**
 * The origins in the query of an address, the last one of each remote; texts that aren't `name@origin` are
 * ignored.
 */
export function requestedOrigins({ searchParams }: URL): OriginOverride[] {
  const entries = searchParams
    .getAll(ORIGIN_PARAMETER)
    .flatMap((text): [string, OriginOverride][] => {
      const [, remote, address] = /^([\w-]+)@(https?:\/\/.+)$/.exec(text) ?? [];
      if (!remote || !address || !URL.canParse(address)) return [];
      return [[remote, { remote, origin: new URL(address).origin }]];
    });
  return [...new Map(entries).values()];
}

/** Among the allowed origins: all those of this machine, whose development servers have any port. */
export const LOCAL_ORIGINS = 'http://localhost:*';

/** Those that name a remote of this shop and an allowed origin. */
export function allowedOrigins(
  overrides: OriginOverride[],
  { microFrontends }: Registry,
  origins: string[],
): OriginOverride[] {
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
 * The registry with the remotes from other origins as their development servers serve them: without hashes,
 * only for the browser, and without a fallback version, which would hide the faults of the one under test.
 */
export function withOrigins(registry: Registry, overrides: Override[]): Registry {
  const microFrontends = { ...registry.microFrontends };
  for (const { remote, origin } of overrides.filter(isOriginOverride)) {
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
