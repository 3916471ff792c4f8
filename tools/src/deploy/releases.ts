import type { Registry, RemoteVersion } from '@storefront/shared/contracts/registry';
import { librariesFolder } from './libraries';
import { isCanary, isFallback, versionsOf } from '@storefront/shared/contracts/served-versions';

/** A change of the registry that can't be made; the message says why. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** When and why a version got its share. */
interface Change {
  at: Date;
  why: string;
}

/**
 * Gives a version its share of the visitors. With all of them (100) it becomes the live version, and the
 * previous one stays as the fallback. With less it becomes a canary beside the live version, and replaces
 * another canary. Throws `ReleaseError` if there is no live version beside it.
 */
export function release(
  registry: Registry,
  name: string,
  version: RemoteVersion,
  traffic: number,
  { at, why }: Change,
): Registry {
  const others = versionsOf(registry, name).filter((other) => !isSame(other, version));
  const state = { since: at.toISOString(), why };
  if (traffic === 100) {
    const replaced = `replaced by ${version.metadata.version}`;
    const before = others.map((other) => retired(other, at, replaced));
    return withVersions(registry, name, [live(version, state), ...before]);
  }
  if (!liveVersion({ ...registry, microFrontends: { [name]: others } }, name)) {
    throw new ReleaseError(
      `${name} has no other live version beside which ${version.metadata.version} could be a canary. Deploy it without --traffic.`,
    );
  }
  const beside = others.map((other) =>
    isCanary(other) ? withdrawn(other, at, `replaced by ${version.metadata.version}`) : other,
  );
  const canary = { ...version, deployment: { traffic, default: false } };
  return withVersions(registry, name, [withState(canary, state), ...beside]);
}

/** Makes the canary the live version. Throws `ReleaseError` if there is none. */
export function promote(registry: Registry, name: string, at: Date): Registry {
  const canary = versionsOf(registry, name).find(isCanary);
  if (!canary) throw new ReleaseError(`${name} has no canary. Deploy one with --traffic 10.`);
  return release(registry, name, canary, 100, { at, why: 'promoted' });
}

/**
 * Withdraws the canary; without a canary, makes the previously live version live again. Throws `ReleaseError`
 * if there is none.
 */
export function rollback(registry: Registry, name: string, at: Date): Registry {
  const versions = versionsOf(registry, name);
  const canary = versions.find(isCanary);
  if (canary) return withdraw(registry, name, canary.metadata.version, at, 'rolled back');
  const previous = versions.find(isFallback);
  if (!previous)
    throw new ReleaseError(
      `${name} has no earlier version to go back to. Deploy another one instead.`,
    );
  const others = versions
    .filter((version) => version !== previous)
    .map((version) =>
      version.deployment.default ? withdrawn(version, at, 'rolled back') : version,
    );
  const state = { since: at.toISOString(), why: 'rolled back to' };
  return withVersions(registry, name, [live(previous, state), ...others]);
}

/** Withdraws a canary for good, and records why. A version that is no canary stays unchanged. */
export function withdraw(
  registry: Registry,
  name: string,
  version: string,
  at: Date,
  why: string,
): Registry {
  const versions = versionsOf(registry, name).map((other) =>
    other.metadata.version === version && isCanary(other) ? withdrawn(other, at, why) : other,
  );
  return withVersions(registry, name, versions);
}

/**
 * Removes versions that nobody can still need: those that stopped being live or a canary before `before`. The
 * live version, its canary and the fallback always stay. Returns the folders of the deploy root that nothing
 * in the registry needs any more.
 */
export function prune(registry: Registry, before: Date) {
  const microFrontends = Object.fromEntries(
    Object.entries(registry.microFrontends).map(([name, versions]) => {
      const fallback = versions.find(isFallback);
      const kept = versions.filter((one) => {
        const ended = new Date(one.extras.release?.since ?? 0);
        return isServed(one) || one === fallback || ended >= before;
      });
      return [name, kept];
    }),
  );
  const pruned = { ...registry, microFrontends };
  const needed = foldersOf(pruned);
  return { registry: pruned, removed: foldersOf(registry).filter((one) => !needed.includes(one)) };
}

/** The deploy root's folders that the registry's versions use: their own, and those of their libraries. */
function foldersOf({ microFrontends }: Registry): string[] {
  const folders = Object.entries(microFrontends).flatMap(([name, versions]) =>
    versions.flatMap((one) => [`${name}/${one.metadata.version}`, librariesFolder(one)]),
  );
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}

/** The version for all visitors who aren't selected for a canary. */
export function liveVersion(registry: Registry, name: string): RemoteVersion | undefined {
  return versionsOf(registry, name).find(({ deployment }) => deployment.default);
}

function isServed(version: RemoteVersion): boolean {
  return version.deployment.default || isCanary(version);
}

/** The registry with these versions of an app; the live one gets the traffic that its canary leaves. */
function withVersions(registry: Registry, name: string, versions: RemoteVersion[]): Registry {
  const traffic = 100 - (versions.find(isCanary)?.deployment.traffic ?? 0);
  const shared = versions.map((version) =>
    version.deployment.default ? { ...version, deployment: { traffic, default: true } } : version,
  );
  return { ...registry, microFrontends: { ...registry.microFrontends, [name]: shared } };
}

type ReleaseState = NonNullable<RemoteVersion['extras']['release']>;

function withState(version: RemoteVersion, release: ReleaseState): RemoteVersion {
  return { ...version, extras: { ...version.extras, release } };
}

function live(version: RemoteVersion, state: ReleaseState): RemoteVersion {
  return withState({ ...version, deployment: { traffic: 100, default: true } }, state);
}

/** No longer served: a live version stays as a fallback; a canary doesn't, because it was never live. */
function retired(version: RemoteVersion, at: Date, why: string): RemoteVersion {
  if (isCanary(version)) return withdrawn(version, at, why);
  if (!version.deployment.default) return version;
  return withState(
    { ...version, deployment: { traffic: 0, default: false } },
    { since: at.toISOString(), why },
  );
}

function withdrawn(version: RemoteVersion, at: Date, why: string): RemoteVersion {
  return withState(
    { ...version, deployment: { traffic: 0, default: false } },
    { since: at.toISOString(), why, withdrawn: true },
  );
}

function isSame(one: RemoteVersion, other: RemoteVersion): boolean {
  return one.metadata.version === other.metadata.version;
}
