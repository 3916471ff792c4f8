import type {
  HistoryEntry,
  Registry,
  RemoteVersion,
  Rollout,
} from '@storefront/host/contracts/registry';
import { isCanary, isFallback, versionsOf } from '@storefront/host/contracts/served-versions';
import { isDevelopmentVersion } from './development-version';

/** A change of the registry that can't be made; the message says why. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** When, why and by whom a version got its share. */
export interface Change {
  at: Date;
  why: string;
  by?: string | undefined;
  /** The commit that the version was released from. */
  commit?: string | undefined;
  /** Why the version is released without the checks, or although it was halted. */
  forced?: string | undefined;
  /** The path of the report of the checks, in the deploy root. */
  proof?: string | undefined;
  /** How a canary's share grows by itself. */
  rollout?: Rollout | undefined;
}

type ReleaseState = NonNullable<RemoteVersion['extras']['release']>;

/** The reason of a version that is live again after another one. */
export const ROLLED_BACK_TO = 'rolled back to';

/** Changes that the registry remembers. */
const MAX_HISTORY = 200;

/**
 * Gives a version its share of the visitors. With all of them (100) it becomes the live version, and the
 * previous one stays as the fallback. With less it becomes a canary beside the live version, and replaces
 * another canary. Throws `ReleaseError` if there is no live version beside it, if the version was halted and isn't
 * forced, or if it is one for development.
 */
export function release(
  registry: Registry,
  name: string,
  version: RemoteVersion,
  traffic: number,
  change: Change,
): Registry {
  refuseDevelopmentVersion(name, version.metadata.version);
  refuseHalted(registry, name, version.metadata.version, change);
  const others = versionsOf(registry, name).filter((other) => !isSame(other, version));
  const state = stateOf(change);
  const replaced = `replaced by ${version.metadata.version}`;
  if (traffic === 100) {
    const before = others.map((other) => retired(other, change.at, replaced));
    return withVersions(registry, name, [live(version, state), ...before], change);
  }
  if (!liveVersion({ ...registry, microFrontends: { [name]: others } }, name)) {
    throw new ReleaseError(
      `${name} has no other live version beside which ${version.metadata.version} could be a canary. Deploy it without --traffic.`,
    );
  }
  const beside = others.map((other) =>
    isCanary(other) ? withdrawn(other, { since: change.at.toISOString(), why: replaced }) : other,
  );
  const canary = { ...version, deployment: { traffic, default: false } };
  return withVersions(registry, name, [withState(canary, state), ...beside], change);
}

function refuseDevelopmentVersion(name: string, version: string): void {
  if (!isDevelopmentVersion(version)) return;
  throw new ReleaseError(
    `${name} ${version} is a version for development, which only previews show. Release a built one: remote-kit deploy.`,
  );
}

/** Throws `ReleaseError` for a version that was halted, unless it is forced. */
export function refuseHalted(
  registry: Registry,
  name: string,
  version: string,
  { forced }: Pick<Change, 'forced'>,
): void {
  const { halted, why } = findVersion(registry, name, version)?.extras.release ?? {};
  if (!halted || forced !== undefined) return;
  throw new ReleaseError(
    `${name} ${version} was ${why}. Deploy another version, or bring this one back: npm run deploy -- ${name} --force "reason".`,
  );
}

/** Makes the canary the live version. Throws `ReleaseError` if there is none. */
export function promote(registry: Registry, name: string, change: Change): Registry {
  const canary = versionsOf(registry, name).find(isCanary);
  if (!canary) throw new ReleaseError(`${name} has no canary. Deploy one with --traffic 10.`);
  return release(registry, name, canary, 100, { ...keptOf(canary), ...change });
}

/**
 * Gives the canary the next share of its rollout; the last one makes it the live version. A version that is no
 * canary, or whose share doesn't grow by itself, stays unchanged.
 */
export function advance(
  registry: Registry,
  name: string,
  version: string,
  change: Change,
): Registry {
  const canary = findVersion(registry, name, version);
  const rollout = canary?.extras.release?.rollout;
  if (!canary || !rollout || !isCanary(canary)) return registry;
  const share = rollout.steps.find((step) => step > canary.deployment.traffic) ?? 100;
  const { by } = canary.extras.release ?? {};
  return release(registry, name, canary, share, {
    by,
    ...keptOf(canary),
    ...change,
    rollout: share === 100 ? undefined : rollout,
  });
}

/**
 * Withdraws the canary; without a canary, makes the previously live version live again. Throws `ReleaseError`
 * if there is none.
 */
export function rollback(registry: Registry, name: string, change: Change): Registry {
  const versions = versionsOf(registry, name);
  const state = { ...stateOf(change), why: 'rolled back' };
  const canary = versions.find(isCanary);
  if (canary) {
    const without = replacing(versions, canary, withdrawn(canary, state));
    return withVersions(registry, name, without, { ...change, why: state.why });
  }
  if (!versions.some(isFallback)) {
    throw new ReleaseError(
      `${name} has no earlier version to go back to. Deploy another one instead.`,
    );
  }
  return toFallback(registry, name, state, change);
}

/**
 * Withdraws a version that fails: a canary, or a live version that has an earlier one to go back to. It records
 * why, and only a forced deploy brings the version back. Any other version stays unchanged.
 */
export function halt(registry: Registry, name: string, version: string, change: Change): Registry {
  const versions = versionsOf(registry, name);
  const failing = findVersion(registry, name, version);
  const state = { ...stateOf(change), halted: true };
  if (failing && isCanary(failing)) {
    const without = replacing(versions, failing, withdrawn(failing, state));
    return withVersions(registry, name, without, change);
  }
  if (!failing?.deployment.default || !versions.some(isFallback)) return registry;
  return toFallback(registry, name, state, { ...change, why: `${version} ${change.why}` });
}

/** Withdraws the live version and makes the one before live again. */
function toFallback(
  registry: Registry,
  name: string,
  state: ReleaseState,
  change: Change,
): Registry {
  const versions = versionsOf(registry, name);
  const previous = versions.filter(isFallback).slice(0, 1);
  const others = versions
    .filter((version) => !previous.includes(version))
    .map((version) => (version.deployment.default ? withdrawn(version, state) : version));
  const restored = previous.map((version) =>
    live(version, stateOf({ ...keptOf(version), ...change, why: ROLLED_BACK_TO })),
  );
  return withVersions(registry, name, [...restored, ...others], change);
}

/** The version for all visitors who aren't selected for a canary. */
export function liveVersion(registry: Registry, name: string): RemoteVersion | undefined {
  return versionsOf(registry, name).find(({ deployment }) => deployment.default);
}

/** A version of an app that the registry lists. */
export function findVersion(
  registry: Registry,
  name: string,
  version: string,
): RemoteVersion | undefined {
  return versionsOf(registry, name).find(({ metadata }) => metadata.version === version);
}

/**
 * The registry with these versions of an app, of which the first is the one that changed; the live one gets the
 * traffic that its canary leaves.
 */
function withVersions(
  registry: Registry,
  name: string,
  versions: RemoteVersion[],
  change: Change,
): Registry {
  const traffic = 100 - (versions.find(isCanary)?.deployment.traffic ?? 0);
  const shared = versions.map((version) =>
    version.deployment.default ? { ...version, deployment: { traffic, default: true } } : version,
  );
  return {
    ...registry,
    microFrontends: { ...registry.microFrontends, [name]: shared },
    history: [...historyEntries(name, shared, change), ...(registry.history ?? [])].slice(
      0,
      MAX_HISTORY,
    ),
  };
}

function historyEntries(
  app: string,
  versions: RemoteVersion[],
  { at, why, by }: Change,
): HistoryEntry[] {
  return versions.slice(0, 1).map(({ metadata, deployment }) => ({
    at: at.toISOString(),
    app,
    version: metadata.version,
    traffic: deployment.traffic,
    why,
    ...(by !== undefined && { by }),
  }));
}

function stateOf({ at, why, by, commit, forced, proof, rollout }: Change): ReleaseState {
  return {
    since: at.toISOString(),
    why,
    ...(by !== undefined && { by }),
    ...(commit !== undefined && { commit }),
    ...(forced !== undefined && { forced }),
    ...(proof !== undefined && { proof }),
    ...(rollout !== undefined && { rollout }),
  };
}

function withState(version: RemoteVersion, release: ReleaseState): RemoteVersion {
  return { ...version, extras: { ...version.extras, release } };
}

function live(version: RemoteVersion, state: ReleaseState): RemoteVersion {
  return withState({ ...version, deployment: { traffic: 100, default: true } }, state);
}

/** No longer served: a live version stays as a fallback; a canary doesn't, because it was never live. */
function retired(version: RemoteVersion, at: Date, why: string): RemoteVersion {
  const state = { since: at.toISOString(), why };
  if (isCanary(version)) return withdrawn(version, state);
  if (!version.deployment.default) return version;
  return unserved(version, state);
}

function withdrawn(version: RemoteVersion, state: ReleaseState): RemoteVersion {
  return unserved(version, { ...state, withdrawn: true });
}

/** Without visitors; who released it, and from which commit, stays known. */
function unserved(version: RemoteVersion, state: ReleaseState): RemoteVersion {
  const { by } = version.extras.release ?? {};
  const released = stateOf({ at: new Date(state.since), why: state.why, by, ...keptOf(version) });
  return withState(
    { ...version, deployment: { traffic: 0, default: false } },
    { ...released, ...state },
  );
}

/** What stays true of a version whatever share it has. */
function keptOf({ extras }: RemoteVersion): Pick<Change, 'commit' | 'forced' | 'proof'> {
  const { commit, forced, proof } = extras.release ?? {};
  return { commit, forced, proof };
}

function replacing(
  versions: RemoteVersion[],
  old: RemoteVersion,
  replacement: RemoteVersion,
): RemoteVersion[] {
  return versions.map((version) => (version === old ? replacement : version));
}

function isSame(one: RemoteVersion, other: RemoteVersion): boolean {
  return one.metadata.version === other.metadata.version;
}
