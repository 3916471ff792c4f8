import type { Registry, RemoteVersion, Rollout } from '@storefront/host/contracts/registry';
import { isCanary, isFallback, versionsOf } from '@storefront/host/contracts/served-versions';
import { ROLLED_BACK_TO } from '@storefront/tools/deploy';

/** How long a version that got all visitors is judged, in milliseconds. */
const TIME_ON_TRIAL = 60 * 60_000;

/** The version of an app that is on trial. */
export interface Candidate {
  app: string;
  version: string;
  /** The version with which it is compared: the live one, or the one that was live before. */
  compared: string;
  isCanary: boolean;
  /** Its share of the visitors in percent. */
  share: number;
  since: string | undefined;
  rollout: Rollout | undefined;
}

/** The version of an app that is on trial: its canary, or a version that has been live for less than an hour. */
export function findCandidate(
  registry: Registry,
  app: string,
  now = Date.now(),
): Candidate | undefined {
  const versions = versionsOf(registry, app);
  const live = versions.find(({ deployment }) => deployment.default);
  if (!live) return undefined;
  const canary = versions.find(isCanary);
  if (canary) return candidate(app, canary, live);
  const before = versions.find(isFallback);
  return before && isOnTrial(live, now) ? candidate(app, live, before) : undefined;
}

/** Identifies a candidate at one share: everything is counted anew when it gets another one. */
export function trialKey({ app, version, since, share }: Candidate): string {
  return [app, version, since, share].join(' ');
}

/** A version that was brought back isn't judged: otherwise one fault of the surroundings would end all versions. */
function isOnTrial({ extras: { release } }: RemoteVersion, now: number): boolean {
  if (!release || release.why === ROLLED_BACK_TO) return false;
  return now - Date.parse(release.since) < TIME_ON_TRIAL;
}

function candidate(
  app: string,
  { metadata, deployment, extras: { release } }: RemoteVersion,
  compared: RemoteVersion,
): Candidate {
  return {
    app,
    version: metadata.version,
    compared: compared.metadata.version,
    isCanary: !deployment.default,
    share: deployment.traffic,
    since: release?.since,
    rollout: release?.rollout,
  };
}
