import { SHELL, type Registry } from '@storefront/shared/contracts/registry';

/** A remote that one tab loads from somewhere else: `?mf=mf-catalog@http://localhost:3001`. */
export interface Override {
  remote: string;
  origin: string;
}

/** Name of the query parameter; it may be given for several remotes. */
export const OVERRIDE_PARAMETER = 'mf';

/** The overrides that an address asks for. */
export function overridesOf({ searchParams }: URL): Override[] {
  return parseOverrides(searchParams.getAll(OVERRIDE_PARAMETER));
}

/** Reads overrides, one a remote; what isn't `name@origin` is none. */
export function parseOverrides(texts: string[]): Override[] {
  const asked = texts.flatMap((text): [string, Override][] => {
    const [, remote, address] = /^([\w-]+)@(https?:\/\/.+)$/.exec(text) ?? [];
    if (!remote || !address || !URL.canParse(address)) return [];
    return [[remote, { remote, origin: new URL(address).origin }]];
  });
  return [...new Map(asked).values()];
}

/** An override as `parseOverrides` reads it. */
export function overrideText({ remote, origin }: Override): string {
  return `${remote}@${origin}`;
}

/** Those of them that name a remote of this shop, and an origin that it lets in. */
export function allowedOverrides(
  overrides: Override[],
  { microFrontends }: Registry,
  origins: string[],
): Override[] {
  return overrides.filter(
    ({ remote, origin }) =>
      remote !== SHELL && Object.hasOwn(microFrontends, remote) && origins.includes(origin),
  );
}

/**
 * The registry with the overridden remotes as their development servers have them: without hashes,
 * for the browser alone, and with nothing to fall back to, which would hide what is being tried.
 */
export function withOverrides(registry: Registry, overrides: Override[]): Registry {
  const microFrontends = { ...registry.microFrontends };
  for (const { remote, origin } of overrides) {
    const live = microFrontends[remote]?.find(({ deployment }) => deployment.default);
    if (!live) continue;
    const { routes, hostContract } = live.extras;
    microFrontends[remote] = [
      {
        url: `${origin}/remoteEntry.js`,
        metadata: { version: 'source' },
        deployment: { traffic: 100, default: true },
        extras: { routes, hostContract },
      },
    ];
  }
  return { ...registry, microFrontends };
}

/** The address with these overrides in the place of its own. */
export function withOverridesIn(address: string, overrides: Override[]): string {
  const url = new URL(address);
  url.searchParams.delete(OVERRIDE_PARAMETER);
  for (const override of overrides) {
    url.searchParams.append(OVERRIDE_PARAMETER, overrideText(override));
  }
  return url.href;
}
