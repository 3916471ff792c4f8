import type { Registry } from '@storefront/shared/contracts/registry';
import {
  isCanary,
  findServedVersion,
  versionsOf,
} from '@storefront/shared/contracts/served-versions';
import { LRUCache } from 'lru-cache';
import type { LoadReport } from '../../telemetry/load-report';
import { createVisitorTally, type VisitorTally } from './visitor-tally';

/** Visitors that a version needs before its failure rate means anything. */
const MIN_VISITORS = 20;

/** Addresses from which failures must come: one or two can't halt a canary. */
const MIN_FAILED_ADDRESSES = 3;

/** A canary fails when its failure rate is this much above the live version's … */
const MIN_RATE_DIFFERENCE = 0.05;

/** … and this many times as high. */
const MIN_RATE_FACTOR = 3;

/**
 * The live version's failure rate counts as at most this: reports of its failures may be forged to protect a
 * bad canary. Google Play flags an app from 1.09 % on (docs/adr/0012-canaries.md).
 */
const MAX_LIVE_RATE = 0.05;

/** Canaries whose counts are kept; far more than there are at any time. */
const MAX_CANARIES = 100;

/** A canary that fails too often. */
interface FailingCanary {
  remote: string;
  version: string;
  /** The numbers, for the registry and the log. */
  reason: string;
}

/** Who sent a report: the id in their cookie, and the IP address. */
interface Sender {
  visitor: string | undefined;
  ip: string;
}

/** What is known of a canary, and of the live version beside it. */
interface Counts {
  canary: VisitorTally;
  live: VisitorTally;
  /** True when the page server no longer renders the canary. */
  isBlocked: boolean;
}

/** Counts for how many visitors canaries fail. */
export interface CanaryMonitor {
  /** Records a report on the version that its sender gets of an app with a canary; others don't count. */
  recordReport: (registry: Registry, report: LoadReport, sender: Sender) => void;
  /** Records that a version is no longer rendered on the server, after repeated faults there. */
  recordBlocked: (registry: Registry, remote: string, version: string) => void;
  /** The remote's canary if it fails too often, else undefined. */
  failingCanary: (registry: Registry, remote: string) => FailingCanary | undefined;
}

/** Creates the monitor of a page server; it counts the reports that this server gets. */
export function createCanaryMonitor(): CanaryMonitor {
  const countsOfCanary = new LRUCache<string, Counts>({ max: MAX_CANARIES });

  /** The canary of a remote and its counts, which start at zero with each deploy. */
  function findCanary(registry: Registry, remote: string) {
    const canary = versionsOf(registry, remote).find(isCanary);
    if (!canary) return undefined;
    const { version } = canary.metadata;
    const key = `${remote}@${version} since ${canary.extras.release?.since}`;
    const counts = countsOfCanary.get(key) ?? newCounts();
    countsOfCanary.set(key, counts);
    return { version, counts };
  }

  return {
    recordReport(registry, { remote, version, outcome }, { visitor, ip }) {
      const canary = findCanary(registry, remote);
      if (!canary || visitor === undefined) return;
      if (findServedVersion(registry, remote, visitor) !== version) return;
      const { counts } = canary;
      const tally = version === canary.version ? counts.canary : counts.live;
      tally.count(visitor, ip, outcome);
    },

    recordBlocked(registry, remote, version) {
      const canary = findCanary(registry, remote);
      if (canary?.version === version) canary.counts.isBlocked = true;
    },

    failingCanary(registry, remote) {
      const canary = findCanary(registry, remote);
      if (!canary) return undefined;
      const reason = reasonToHalt(canary.counts);
      return reason === undefined ? undefined : { remote, version: canary.version, reason };
    },
  };
}

function newCounts(): Counts {
  return { canary: createVisitorTally(), live: createVisitorTally(), isBlocked: false };
}

function reasonToHalt({ canary, live, isBlocked }: Counts): string | undefined {
  if (isBlocked) return 'halted: it was repeatedly at fault on the server';
  const liveRate = Math.min(failureRate(live), MAX_LIVE_RATE);
  const isFailing =
    canary.failedIps() >= MIN_FAILED_ADDRESSES &&
    failureRate(canary) >= liveRate + MIN_RATE_DIFFERENCE &&
    failureRate(canary) >= liveRate * MIN_RATE_FACTOR;
  if (!isFailing) return undefined;
  return `halted: it failed for ${formatRate(canary)} visitors, the live version for ${formatRate(live)}`;
}

/** The share of the visitors for whom a version failed; 0 while there are too few to tell. */
function failureRate({ visitors, failed }: VisitorTally): number {
  return visitors() < MIN_VISITORS ? 0 : failed() / visitors();
}

function formatRate({ visitors, failed }: VisitorTally): string {
  return `${failed()} of ${visitors()}`;
}
