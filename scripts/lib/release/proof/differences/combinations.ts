import type { Registry, RemoteVersion } from '@storefront/host/contracts/registry';
import {
  isCanary,
  isFallback,
  registryForVisitor,
  versionsOf,
} from '@storefront/host/contracts/served-versions';

/** Versions that a visitor may get together with the candidates. */
export interface Combination {
  /** For the report: `as today`, or which other version. */
  name: string;
  /** The app whose version isn't the live one; undefined for the live versions. */
  other: string | undefined;
  /** Each app with one version. */
  registry: Registry;
}

/**
 * The combinations in which visitors may meet the candidates: with the live versions of all other apps, then
 * with each canary and each fallback of another app in place of its live version.
 */
export function combinationsOf(proposed: Registry, candidates: string[]): Combination[] {
  const live = liveVersionsOf(proposed);
  const others = Object.keys(live.microFrontends).filter((app) => !candidates.includes(app));
  const alternatives = others.flatMap((app) =>
    alternativesOf(proposed, app).map(({ title, version }) => ({
      name: `with ${title} of ${app}, ${version.metadata.version}`,
      other: app,
      registry: withVersion(live, app, version),
    })),
  );
  return [{ name: 'as today', other: undefined, registry: live }, ...alternatives];
}

/** The live version of each app alone: a fallback would hide its faults. */
export function liveVersionsOf(registry: Registry): Registry {
  const live = registryForVisitor(registry, undefined);
  const microFrontends = Object.fromEntries(
    Object.entries(live.microFrontends).map(([app, versions]) => [app, versions.slice(0, 1)]),
  );
  return { ...registry, microFrontends };
}

function alternativesOf(registry: Registry, app: string) {
  const versions = versionsOf(registry, app);
  const canary = versions.filter(isCanary).map((version) => ({ title: 'the canary', version }));
  const fallback = versions
    .filter(isFallback)
    .slice(0, 1)
    .map((version) => ({ title: 'the version before', version }));
  return [...canary, ...fallback];
}

function withVersion(registry: Registry, app: string, version: RemoteVersion): Registry {
  const only = { ...version, deployment: { traffic: 100, default: true } };
  return { ...registry, microFrontends: { ...registry.microFrontends, [app]: [only] } };
}
