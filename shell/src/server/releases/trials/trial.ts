import { describeCounts, MEASURE_NAMES, MEASURES } from '../measures';
import type { Measure, ServerMeasure } from '../measures';
import {
  ALPHA,
  failed,
  isAboveRate,
  isWorse,
  MIN_LIVE_VISITS,
  NO_COMPARISON,
  NO_RATE_TEST,
  testedAgainst,
  visited,
  type Comparison,
  type RateTest,
  type Side,
} from '../sequential-test';
import type { TrialReport } from '../trial-report';
import { createVisitorLimit, type Visitor } from '../visitor-limit';
import type { TrialEvent } from './trial-event';

/** With this probability of an error, a rollout waits. */
const SUSPICION = 0.05;

/** Networks from which failures must be reported: a few addresses never halt a version. */
const MIN_FAILED_NETWORKS = 10;

const SERVER_MEASURES: ServerMeasure[] = ['page', 'fragment'];

/** Why a version is to be halted. */
export interface Fault {
  why: string;
  /** True for errors on the server, which an API that is unavailable causes as well. */
  isOnServer: boolean;
}

type RenderedEvent = Extract<TrialEvent, { kind: 'rendered' }>;

type ReportedEvent = Extract<TrialEvent, { kind: 'reported' }>;

/** What is known of a version on trial at its present share, and of the version beside it. */
export type Trial = ReturnType<typeof createTrial>;

/** Starts a trial, with nothing counted. */
export function createTrial() {
  const comparisons = new Map<Measure, Comparison>();
  const rateTests = new Map<ServerMeasure, RateTest & { allowed: number }>();
  const limits = { candidate: createVisitorLimit(), live: createVisitorLimit() };
  const reported = new Set<string>();
  const failedNetworks = new Map<Measure, Set<string>>();
  const visitors = new Set<string>();
  let isBlocked = false;

  const comparisonOf = (measure: Measure) => comparisons.get(measure) ?? NO_COMPARISON;

  /** Counts what the server rendered for one of both versions, beside the other one. */
  function compareOnServer(measure: ServerMeasure, side: Side, isFailure: boolean): void {
    const comparison = visited(comparisonOf(measure), side);
    const { factor } = MEASURES[measure];
    comparisons.set(measure, isFailure ? failed(comparison, side, factor) : comparison);
  }

  /** Counts what the server rendered with the version on trial, against the rate that is allowed. */
  function testOnServer(measure: ServerMeasure, isFailure: boolean, rate: number): void {
    const test = rateTests.get(measure) ?? NO_RATE_TEST;
    const { factor } = MEASURES[measure];
    rateTests.set(measure, { ...testedAgainst(test, isFailure, { rate, factor }), allowed: rate });
  }

  function countRendered({ part, side, isFailed, visitor, ...event }: RenderedEvent): void {
    if (visitor && !limits[side].admitsPage(visitor.network)) return;
    if (event.allowedRate !== undefined) testOnServer(part, isFailed, event.allowedRate);
    if (event.isCompared) compareOnServer(part, side, isFailed);
    if (visitor && side === 'candidate' && !isFailed) countVisitor(visitor);
  }

  function countReported({ measure, side, visitor, isFailed }: ReportedEvent): void {
    countOutcome(measure, side, visitor, isFailed);
    if (measure === 'browser' && side === 'candidate' && !isFailed) countVisitor(visitor);
  }

  /** Counts the outcome of a visitor: the visit once, and its failure once. */
  function countOutcome(measure: Measure, side: Side, visitor: Visitor, isFailure: boolean): void {
    if (!limits[side].admitsVisitor(visitor)) return;
    const key = `${measure} ${side} ${visitor.id}`;
    if (!reported.has(key)) comparisons.set(measure, visited(comparisonOf(measure), side));
    reported.add(key);
    if (!isFailure || reported.has(`${key} failed`)) return;
    reported.add(`${key} failed`);
    if (side === 'candidate') networksOf(measure).add(visitor.network);
    comparisons.set(measure, failed(comparisonOf(measure), side, MEASURES[measure].factor));
  }

  /** The networks from which a visitor reported the failure of the version on trial. */
  function networksOf(measure: Measure): Set<string> {
    const networks = failedNetworks.get(measure) ?? new Set();
    failedNetworks.set(measure, networks);
    return networks;
  }

  /** Counts a visitor for whom the version on trial worked. */
  function countVisitor(visitor: Visitor): void {
    if (limits.candidate.admitsVisitor(visitor)) visitors.add(visitor.id);
  }

  /** The measures by which the version is worse, with this probability of an error for each. */
  function faults(alpha: number): Fault[] {
    return MEASURE_NAMES.flatMap((measure) => {
      const isOnServer = measure === 'page' || measure === 'fragment';
      if (!isOnServer && networksOf(measure).size < MIN_FAILED_NETWORKS) return [];
      const found =
        worseBeside(measure, alpha) ?? (isOnServer ? aboveRate(measure, alpha) : undefined);
      return found === undefined ? [] : [{ why: `halted: ${found}`, isOnServer }];
    });
  }

  function worseBeside(measure: Measure, alpha: number): string | undefined {
    const comparison = comparisonOf(measure);
    if (!isWorse(comparison, MEASURES[measure], alpha)) return undefined;
    const { failures, visits } = comparison.live;
    const own = describeCounts(measure, comparison.candidate);
    return `${own}, with the live version ${failures} of ${visits}`;
  }

  /** Only while there are too few visits of a live version to compare with. */
  function aboveRate(measure: ServerMeasure, alpha: number): string | undefined {
    const test = rateTests.get(measure);
    if (!test || comparisonOf(measure).live.visits >= MIN_LIVE_VISITS) return undefined;
    if (!isAboveRate(test, test.allowed, MEASURES[measure], alpha)) return undefined;
    const percent = Number((100 * test.allowed).toFixed(1));
    return `${describeCounts(measure, test.counts)}, before at most ${percent} %`;
  }

  function countsOf(measure: Measure): TrialReport['measures'] {
    const comparison = comparisons.get(measure);
    if (comparison) {
      return [{ measure, candidate: comparison.candidate, live: comparison.live }];
    }
    const isOnServer = measure === 'page' || measure === 'fragment';
    const test = isOnServer ? rateTests.get(measure) : undefined;
    return test ? [{ measure, candidate: test.counts }] : [];
  }

  function forgetServer(): void {
    for (const measure of SERVER_MEASURES) {
      comparisons.delete(measure);
      rateTests.delete(measure);
    }
  }

  return {
    /** Counts something that a page server has seen. What follows from all events depends on them and their order alone. */
    count(event: TrialEvent): void {
      if (event.kind === 'rendered') countRendered(event);
      else if (event.kind === 'reported') countReported(event);
      else if (event.kind === 'blocked') isBlocked = true;
      else forgetServer();
    },
    /** Why the version is to be halted; undefined while nothing is known against it. */
    fault(): Fault | undefined {
      if (isBlocked)
        return { why: 'halted: it was repeatedly at fault on the server', isOnServer: false };
      return faults(ALPHA)[0];
    },
    /** Whether a rollout had better wait, although the version isn't halted. */
    isSuspected: () => faults(SUSPICION).length > 0,
    /** The visitors for whom the version worked. */
    visitors: () => visitors.size,
    /** What was counted so far, by each measure that has counts. */
    counts: () => MEASURE_NAMES.flatMap(countsOf),
  };
}
