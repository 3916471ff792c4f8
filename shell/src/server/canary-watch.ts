import type { Registry } from '@storefront/shared/contracts/registry';
import { isCanary } from '@storefront/shared/contracts/served-versions';
import type { VersionReport } from '../remotes/version-report';

/** So many loads of a canary, at least, before anything is made of its failures. */
const ENOUGH_LOADS = 20;

/** A canary is bad when its failure rate is so many points above the live version's … */
const POINTS_ABOVE = 0.05;

/** … and so many times as high. */
const TIMES_AS_HIGH = 3;

/** Visitors that are kept count of, for each version. */
const VISITORS_MAX = 10_000;

/** Tallies that are kept; far more than there are canaries at any time. */
const TALLIES_MAX = 100;

/** A canary that fails too often, and the numbers that say so. */
export interface BadCanary {
  remote: string;
  version: string;
  why: string;
}

/** Who loaded a version, and for whom it failed. */
interface Tally {
  visitors: Set<string>;
  failed: Set<string>;
}

/**
 * Counts how canaries and the versions beside them fare, each visitor once. `judge` names the canary
 * of a remote when it fails too often.
 */
export function createCanaryWatch() {
  const tallies = new Map<string, Tally>();

  /** The tally of a version while it stands beside this canary: a new canary begins anew. */
  function tallyOf(remote: string, version: string, canary: string): Tally {
    const key = `${remote}@${version} with ${canary}`;
    const tally = tallies.get(key) ?? { visitors: new Set(), failed: new Set() };
    if (tallies.size > TALLIES_MAX) tallies.clear();
    tallies.set(key, tally);
    return tally;
  }

  return {
    /** Counts a report of a remote that has a canary. */
    count(registry: Registry, { remote, version, outcome, visitor }: VersionReport): void {
      const compared = comparedVersions(registry, remote);
      if (!compared || visitor === undefined) return;
      if (![compared.canary, compared.live].includes(version)) return;
      const { visitors, failed } = tallyOf(remote, version, compared.canary);
      if (visitors.size >= VISITORS_MAX) return;
      visitors.add(visitor);
      if (outcome === 'failed') failed.add(visitor);
    },

    judge(registry: Registry, remote: string): BadCanary | undefined {
      const compared = comparedVersions(registry, remote);
      if (!compared) return undefined;
      const canary = tallyOf(remote, compared.canary, compared.canary);
      const live = tallyOf(remote, compared.live, compared.canary);
      const isBad =
        canary.visitors.size >= ENOUGH_LOADS &&
        rateOf(canary) >= rateOf(live) + POINTS_ABOVE &&
        rateOf(canary) >= rateOf(live) * TIMES_AS_HIGH;
      if (!isBad) return undefined;
      const why = `halted: it failed for ${inWords(canary)} visitors, the live version for ${inWords(live)}`;
      return { remote, version: compared.canary, why };
    },
  };
}

function comparedVersions({ microFrontends }: Registry, remote: string) {
  const versions = microFrontends[remote] ?? [];
  const canary = versions.find(isCanary)?.metadata.version;
  const live = versions.find(({ deployment }) => deployment.default)?.metadata.version;
  return canary !== undefined && live !== undefined ? { canary, live } : undefined;
}

function rateOf({ visitors, failed }: Tally): number {
  return visitors.size === 0 ? 0 : failed.size / visitors.size;
}

function inWords({ visitors, failed }: Tally): string {
  return `${failed.size} of ${visitors.size}`;
}
