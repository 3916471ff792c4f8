import type { Registry } from '@storefront/shared/contracts/registry';
import { isCanary } from '@storefront/shared/contracts/served-versions';
import { LRUCache } from 'lru-cache';
import type { LoadReport } from '../../telemetry/load-report';

/** Visitors that a canary needs before its failures are judged. */
const MIN_VISITORS = 20;

/** A canary fails when its failure rate is this much above the live version's … */
const MIN_RATE_DIFFERENCE = 0.05;

/** … and this many times as high. */
const MIN_RATE_FACTOR = 3;

/** Visitors that are counted for each version. */
const MAX_VISITORS = 10_000;

/** Tallies that are kept; far more than there are canaries at any time. */
const MAX_TALLIES = 100;

/** A canary that fails too often. */
export interface FailingCanary {
  remote: string;
  version: string;
  /** The numbers, for the registry and the log. */
  reason: string;
}

/** The visitors who loaded a version, and those for whom it failed. */
interface Tally {
  visitors: Set<string>;
  failed: Set<string>;
}

/** Counts the visitors for whom canaries and the live versions beside them load and fail. */
export function createCanaryMonitor() {
  const tallies = new LRUCache<string, Tally>({ max: MAX_TALLIES });

  /** The tally of a version since this canary was deployed: a new canary starts at zero. */
  function tallyOf(remote: string, version: string, canary: string): Tally {
    const key = `${remote}@${version} with ${canary}`;
    const tally = tallies.get(key) ?? { visitors: new Set(), failed: new Set() };
    tallies.set(key, tally);
    return tally;
  }

  return {
    /** Records a report on a remote that has a canary; each visitor counts once. */
    record(registry: Registry, { remote, version, outcome, visitor }: LoadReport): void {
      const compared = comparedVersions(registry, remote);
      if (!compared || visitor === undefined) return;
      if (![compared.canary, compared.live].includes(version)) return;
      const { visitors, failed } = tallyOf(remote, version, compared.canary);
      if (visitors.size >= MAX_VISITORS) return;
      visitors.add(visitor);
      if (outcome === 'failed') failed.add(visitor);
    },

    /** The remote's canary if it fails too often, else undefined. */
    failingCanary(registry: Registry, remote: string): FailingCanary | undefined {
      const compared = comparedVersions(registry, remote);
      if (!compared) return undefined;
      const canary = tallyOf(remote, compared.canary, compared.canary);
      const live = tallyOf(remote, compared.live, compared.canary);
      const isFailing =
        canary.visitors.size >= MIN_VISITORS &&
        failureRate(canary) >= failureRate(live) + MIN_RATE_DIFFERENCE &&
        failureRate(canary) >= failureRate(live) * MIN_RATE_FACTOR;
      if (!isFailing) return undefined;
      const reason = `halted: it failed for ${formatRate(canary)} visitors, the live version for ${formatRate(live)}`;
      return { remote, version: compared.canary, reason };
    },
  };
}

function comparedVersions({ microFrontends }: Registry, remote: string) {
  const versions = microFrontends[remote] ?? [];
  const canary = versions.find(isCanary)?.metadata.version;
  const live = versions.find(({ deployment }) => deployment.default)?.metadata.version;
  return canary !== undefined && live !== undefined ? { canary, live } : undefined;
}

function failureRate({ visitors, failed }: Tally): number {
  return visitors.size === 0 ? 0 : failed.size / visitors.size;
}

function formatRate({ visitors, failed }: Tally): string {
  return `${failed.size} of ${visitors.size}`;
}
