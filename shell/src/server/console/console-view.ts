import type { HistoryEntry, Registry, RemoteVersion } from '@storefront/host/contracts/registry';
import { isCanary, isFallback, versionsOf } from '@storefront/host/contracts/served-versions';
import { mayRelease, type Releaser } from '@storefront/tools/deploy';
import type { TrialReport } from '../releases/trial-report';
import type { TrialNumbers } from './trial-numbers';

/** Versions of an app that are shown; the command `npm run registry` lists all. */
const MAX_VERSIONS = 6;

/** Changes that are shown. */
const MAX_HISTORY = 20;

export type VersionState = 'live' | 'canary' | 'halted' | 'withdrawn' | 'earlier';

/** A version with all that the registry says of its release. */
export interface VersionView {
  version: string;
  state: VersionState;
  share: number;
  release: RemoteVersion['extras']['release'];
  weight: RemoteVersion['extras']['weight'];
}

/** What a team may do with an app now. */
export interface AppActions {
  canary: string | undefined;
  live: string | undefined;
  /** The version that is live again after a rollback of the live one. */
  fallback: string | undefined;
  /** The versions that can be halted. */
  haltable: string[];
}

export interface AppView {
  name: string;
  versions: VersionView[];
  /** How many more are listed. */
  more: number;
  trial: TrialReport | undefined;
  /** Absent for an app of another team. */
  actions: AppActions | undefined;
}

/** What the console shows to somebody. */
export interface ConsoleView {
  releaser: Releaser;
  /** Those that they may release come first. */
  apps: AppView[];
  history: HistoryEntry[];
  note: string;
}

/** The view of somebody who has signed in. */
export function consoleView(
  registry: Registry,
  releaser: Releaser,
  { reports, note }: TrialNumbers,
): ConsoleView {
  const names = Object.keys(registry.microFrontends).sort();
  const apps = names.map((name) => appView(registry, name, releaser, reports));
  return {
    releaser,
    apps: [...apps.filter(({ actions }) => actions), ...apps.filter(({ actions }) => !actions)],
    history: (registry.history ?? []).slice(0, MAX_HISTORY),
    note,
  };
}

function appView(
  registry: Registry,
  name: string,
  releaser: Releaser,
  reports: TrialReport[],
): AppView {
  const versions = versionsOf(registry, name);
  const served = versions.filter(({ deployment }) => deployment.traffic > 0);
  const all = [...served, ...versions.filter((version) => !served.includes(version))];
  return {
    name,
    versions: all.slice(0, MAX_VERSIONS).map(versionView),
    more: Math.max(0, all.length - MAX_VERSIONS),
    trial: reports.find(
      ({ app, version }) =>
        app === name && served.some(({ metadata }) => metadata.version === version),
    ),
    actions: mayRelease(releaser, name) ? actionsOf(versions) : undefined,
  };
}

function actionsOf(versions: RemoteVersion[]): AppActions {
  const nameOf = (found: RemoteVersion | undefined) => found?.metadata.version;
  const canary = nameOf(versions.find(isCanary));
  const live = nameOf(versions.find(({ deployment }) => deployment.default));
  const fallback = nameOf(versions.find(isFallback));
  const haltable = [canary, fallback === undefined ? undefined : live];
  return { canary, live, fallback, haltable: haltable.filter((one) => one !== undefined) };
}

function versionView(version: RemoteVersion): VersionView {
  return {
    version: version.metadata.version,
    state: stateOf(version),
    share: version.deployment.traffic,
    release: version.extras.release,
    weight: version.extras.weight,
  };
}

function stateOf(version: RemoteVersion): VersionState {
  if (version.deployment.default) return 'live';
  if (isCanary(version)) return 'canary';
  const { halted, withdrawn } = version.extras.release ?? {};
  if (halted) return 'halted';
  return withdrawn ? 'withdrawn' : 'earlier';
}
