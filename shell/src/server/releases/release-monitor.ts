import type { Registry } from '@storefront/host/contracts/registry';
import { findServedVersion } from '@storefront/host/contracts/served-versions';
import { LRUCache } from 'lru-cache';
import { isPoor, VITAL_NAMES } from '../../telemetry/vitals';
import type { BrowserReport } from '../../telemetry/browser-report';
import type { VersionResult } from '../render-pool/version-result';
import { findCandidate, type Candidate } from './candidate';
import type { ServerMeasure } from './measures';
import { failureRate, MIN_LIVE_VISITS, withVisit, type Counts } from './sequential-test';
import type { TrialReport } from './trial-report';
import { createOwnTrials, type Trials } from './trials/trials';
import type { Visitor } from './visitor-limit';

/** A version may always fail this often: pages fail for many reasons. */
const MIN_ALLOWED_RATE = 0.02;

/** A version that failed more often than this before is no measure for the next one. */
const MAX_ALLOWED_RATE = 0.1;

/**
 * A failure that took longer, in seconds, may be that of an overloaded machine or API: it counts only where there is
 * another version to compare with.
 */
const SLOW_FAILURE = 1;

/** Versions that are known at a time; far more than there are. */
const MAX_KNOWN = 200;

/** Pages and fragments whose failures are known at a time. */
const MAX_ADDRESSES = 10_000;

/** What is to be done with a version on trial. */
export interface Verdict {
  action: 'halt' | 'advance';
  candidate: Candidate;
  /** The numbers, for the registry and the log. */
  why: string;
  /** True if it rests on errors on the server, which an API that is unavailable causes as well. */
  isOnServer: boolean;
}

/** Counts how well the versions on trial do: on one page server or, where they share their trials, on all. */
export interface ReleaseMonitor {
  /** Records what a version rendered on the server. */
  recordResult: (registry: Registry, result: VersionResult) => void;
  /** Records the report of a visitor who got this version from a page server: others must not be passed. */
  recordReport: (registry: Registry, report: BrowserReport, visitor: Visitor) => void;
  /** Records that a version is no longer rendered on the server, after repeated faults there. */
  recordBlocked: (registry: Registry, app: string, version: string) => void;
  /** Forgets what a version on trial rendered on the server, because the API was unavailable. */
  forgetServer: (candidate: Candidate) => void;
  /** Resolves once everything is known that page servers have recorded of an app's version on trial until now. */
  refresh: (registry: Registry, app: string) => Promise<void>;
  /** What is to be done with an app's version on trial; undefined while nothing is. */
  verdict: (registry: Registry, app: string) => Verdict | undefined;
  /** What is counted of each version on trial. */
  reports: (registry: Registry) => Promise<TrialReport[]>;
}

interface MonitorOptions {
  /** How long a page or a fragment that is the same for all is kept, in seconds. */
  cacheSeconds: number;
  /** Where the counts are; by default this page server counts for itself. */
  trials?: Trials;
  now?: () => number;
}

/** Creates the monitor of a page server. */
export function createReleaseMonitor({
  cacheSeconds,
  trials = createOwnTrials(),
  now = Date.now,
}: MonitorOptions): ReleaseMonitor {
  const known = new LRUCache<string, Counts>({ max: MAX_KNOWN });
  const failedAt = new LRUCache<string, number>({ max: MAX_ADDRESSES });

  const findOnTrial = (registry: Registry, app: string) => findCandidate(registry, app, now());

  /**
   * Whether the same page or fragment has failed so recently that a successful one would still be cached: failures
   * aren't cached, and would count more often than successes.
   */
  function isRepeated({ app, version, part, sharedAs, isFailed }: VersionResult): boolean {
    if (!isFailed || sharedAs === undefined) return false;
    const key = [app, version, part, sharedAs].join(' ');
    const last = failedAt.get(key);
    if (last !== undefined && now() - last < 1_000 * cacheSeconds) return true;
    failedAt.set(key, now());
    return false;
  }

  /** How often a version on trial may fail: as often as the version with which it is compared. */
  function allowedRate({ app, compared }: Candidate, part: ServerMeasure): number {
    const counts = known.get([app, compared, part].join(' '));
    const rate = counts && counts.visits >= MIN_LIVE_VISITS ? failureRate(counts) : 0;
    return Math.min(Math.max(rate, MIN_ALLOWED_RATE), MAX_ALLOWED_RATE);
  }

  return {
    recordResult(registry, result) {
      if (isRepeated(result)) return;
      const { app, version, part, isFailed, visitor } = result;
      const key = [app, version, part].join(' ');
      known.set(key, withVisit(known.get(key) ?? { visits: 0, failures: 0 }, isFailed));
      const candidate = findOnTrial(registry, app);
      if (!candidate) return;
      const side = version === candidate.version ? 'candidate' : 'live';
      if (side === 'live' && version !== candidate.compared) return;
      const isSlowFailure = isFailed && result.seconds > SLOW_FAILURE;
      const isTested = side === 'candidate' && !isSlowFailure;
      // Visitors without an id never get a canary; fragments are rendered for many visitors at once.
      const isCompared = candidate.isCanary && (visitor !== undefined || part === 'fragment');
      if (!isTested && !isCompared) return;
      trials.record(candidate, {
        kind: 'rendered',
        part,
        side,
        isFailed,
        isCompared,
        ...(isTested && { allowedRate: allowedRate(candidate, part) }),
        ...(visitor && { visitor }),
      });
    },

    recordReport(registry, report, visitor) {
      const { remote, version, outcome, vitals = {} } = report;
      const candidate = findOnTrial(registry, remote);
      if (!candidate?.isCanary) return;
      if (findServedVersion(registry, remote, visitor.id) !== version) return;
      const side = version === candidate.version ? 'candidate' : 'live';
      const reported = { kind: 'reported', side, visitor } as const;
      for (const measure of VITAL_NAMES) {
        const value = vitals[measure];
        if (value === undefined) continue;
        trials.record(candidate, { ...reported, measure, isFailed: isPoor(measure, value) });
      }
      if (outcome === 'measured') return;
      const isFailed = outcome === 'failed';
      trials.record(candidate, { ...reported, measure: 'browser', isFailed });
    },

    recordBlocked(registry, app, version) {
      const candidate = findOnTrial(registry, app);
      if (candidate?.version === version) trials.record(candidate, { kind: 'blocked' });
    },

    forgetServer: (candidate) => trials.record(candidate, { kind: 'server-forgotten' }),

    async refresh(registry, app) {
      const candidate = findOnTrial(registry, app);
      if (candidate) await trials.refresh(candidate);
    },

    verdict(registry, app) {
      const candidate = findOnTrial(registry, app);
      if (!candidate) return undefined;
      const trial = trials.of(candidate);
      const fault = trial.fault();
      if (fault) return { action: 'halt', candidate, ...fault };
      if (!isStepOver(candidate, trial.visitors(), now()) || trial.isSuspected()) return undefined;
      const why = `advanced after ${trial.visitors()} visitors`;
      return { action: 'advance', candidate, why, isOnServer: false };
    },

    async reports(registry) {
      const apps = Object.keys(registry.microFrontends);
      const candidates = apps.flatMap((app) => findOnTrial(registry, app) ?? []);
      await Promise.all(candidates.map((candidate) => trials.refresh(candidate)));
      return candidates.map((candidate) => {
        const { app, version, compared } = candidate;
        const { visitors, counts } = trials.of(candidate);
        return { app, version, compared, visitors: visitors(), measures: counts() };
      });
    },
  };
}

/** Whether a canary has had its present share for long enough, and enough visitors. */
function isStepOver({ rollout, isCanary, since = '' }: Candidate, visitors: number, now: number) {
  if (!rollout || !isCanary || visitors < rollout.visitors) return false;
  return now - Date.parse(since) >= 60_000 * rollout.minutes;
}
