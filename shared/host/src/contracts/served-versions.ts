import type { Registry, RemoteVersion } from './registry';

/** True for a version that some visitors get instead of the live one. */
export function isCanary({ deployment }: RemoteVersion): boolean {
  return !deployment.default && deployment.traffic > 0;
}

/** True for a version that may be used as a fallback: it has been live, and wasn't withdrawn. */
export function isFallback({ deployment, extras }: RemoteVersion): boolean {
  return !deployment.default && deployment.traffic === 0 && !extras.release?.withdrawn;
}

/**
 * The registry for one visitor: for each app the version that they get, then its fallbacks, the live version
 * first. A visitor without an id gets the live version. The result is the same for each visit, and a visitor
 * of a canary keeps it when its share grows.
 */
export function registryForVisitor(registry: Registry, visitor: string | undefined): Registry {
  return withVersions(registry, (name, versions) => versionsFor(name, versions, visitor));
}

/** The registry with only those versions that some visitor may get or fall back to. */
export function registryForAnyVisitor(registry: Registry): Registry {
  return withVersions(registry, (name, versions) => [
    ...versions.filter(isCanary),
    ...versionsFor(name, versions, undefined),
  ]);
}

/** The version of an app that a visitor gets; undefined for a name that the registry doesn't list. */
export function findServedVersion(
  registry: Registry,
  name: string,
  visitor: string | undefined,
): string | undefined {
  return versionsFor(name, versionsOf(registry, name), visitor)[0]?.metadata.version;
}

/** The versions of an app; none for a name that the registry doesn't list, such as `constructor`. */
export function versionsOf({ microFrontends }: Registry, name: string): RemoteVersion[] {
  return Object.hasOwn(microFrontends, name) ? (microFrontends[name] ?? []) : [];
}

/** The apps that have a canary. */
export function appsWithCanary(registry: Registry): string[] {
  return Object.keys(registry.microFrontends).filter((name) =>
    versionsOf(registry, name).some(isCanary),
  );
}

function withVersions(
  registry: Registry,
  choose: (name: string, versions: RemoteVersion[]) => RemoteVersion[],
): Registry {
  const chosen = Object.entries(registry.microFrontends).map(
    ([name, versions]): [string, RemoteVersion[]] => [name, choose(name, versions)],
  );
  return { ...registry, microFrontends: Object.fromEntries(chosen) };
}

function versionsFor(
  name: string,
  versions: RemoteVersion[],
  visitor: string | undefined,
): RemoteVersion[] {
  const live = versions.filter(({ deployment }) => deployment.default).slice(0, 1);
  const earlier = versions.filter(isFallback).slice(0, 1);
  const canary = versions.filter(
    (version) =>
      isCanary(version) &&
      visitor !== undefined &&
      bucketOf(visitor, name) < version.deployment.traffic,
  );
  return [...canary, ...live, ...earlier];
}

/**
 * The bucket of a visitor for one app, from 0 up to 100, evenly distributed and independent for each app. A
 * canary goes to the buckets below its share.
 */
export function bucketOf(visitor: string, name: string): number {
  // FNV-1a, and a final mix so that similar inputs are distributed evenly.
  let hash = 0x811c9dc5;
  for (const character of `${visitor}:${name}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (((hash ^ (hash >>> 16)) >>> 0) % 10_000) / 100;
}
