/**
 * A sequential test (an e-process): the evidence that a version fails more often than another one. It may be looked
 * at after every visit: under equal rates it ever exceeds 1 / alpha with a probability of at most alpha.
 */

/** What was seen of a version. */
export interface Counts {
  visits: number;
  failures: number;
}

/** Two versions that visitors get at the same time. */
export interface Comparison {
  candidate: Counts;
  live: Counts;
  /** The logarithm of the evidence that the candidate is worse. */
  evidence: number;
}

export type Side = 'candidate' | 'live';

/** A version that is compared with a known rate. */
export interface RateTest {
  counts: Counts;
  evidence: number;
}

/** How much worse is worse. */
export interface Criterion {
  /** The test looks for this many times the rate of the other version … */
  factor: number;
  /** … and the rates must differ by this much, so that what is certain matters too. */
  difference: number;
}

/** The probability with which one test finds fault with a version that isn't worse. */
export const ALPHA = 0.001;

/** Visits of the live version from which on it is known well enough to compare with. */
export const MIN_LIVE_VISITS = 20;

const NONE: Counts = { visits: 0, failures: 0 };

export const NO_COMPARISON: Comparison = { candidate: NONE, live: NONE, evidence: 0 };

export const NO_RATE_TEST: RateTest = { counts: NONE, evidence: 0 };

/** The counts with one more visit. */
export function withVisit({ visits, failures }: Counts, isFailure: boolean): Counts {
  return { visits: visits + 1, failures: failures + (isFailure ? 1 : 0) };
}

/** The comparison with one more visit, whose outcome may become known later. */
export function visited(comparison: Comparison, side: Side): Comparison {
  return { ...comparison, [side]: withVisit(comparison[side], false) };
}

/**
 * The comparison with the failure of a visit that was already counted. Under equal rates, a failure belongs to the
 * candidate with the probability of its share of the visits before; the evidence grows by how much likelier it is
 * if the candidate fails `factor` times as often.
 */
export function failed(comparison: Comparison, side: Side, factor: number): Comparison {
  const { candidate, live, evidence } = comparison;
  const counted = { ...comparison[side], failures: comparison[side].failures + 1 };
  const result = { ...comparison, [side]: counted };
  if (live.visits < MIN_LIVE_VISITS) return result;
  const isCandidate = side === 'candidate';
  // Without this visit, which would make its own version's share larger; and never 0 or 1.
  const before = candidate.visits + live.visits - 1;
  const share = (candidate.visits - (isCandidate ? 1 : 0) + 1) / (before + 2);
  const likelihood = (isCandidate ? factor : 1) / (factor * share + 1 - share);
  return { ...result, evidence: evidence + Math.log(likelihood) };
}

/** The test with one more visit, against the rate that is allowed. */
export function testedAgainst(
  { counts, evidence }: RateTest,
  isFailure: boolean,
  { rate, factor }: { rate: number; factor: number },
): RateTest {
  const worse = Math.min(factor * rate, (1 + rate) / 2);
  const likelihood = isFailure ? worse / rate : (1 - worse) / (1 - rate);
  return { counts: withVisit(counts, isFailure), evidence: evidence + Math.log(likelihood) };
}

/** The share of the visits that failed; 0 without any. */
export function failureRate({ visits, failures }: Counts): number {
  return visits === 0 ? 0 : failures / visits;
}

/** Whether the candidate is worse than the live version, with this probability of an error. */
export function isWorse(
  { candidate, live, evidence }: Comparison,
  { difference }: Criterion,
  alpha = ALPHA,
): boolean {
  const excess = failureRate(candidate) - failureRate(live);
  return evidence >= Math.log(1 / alpha) && excess >= difference;
}

/** Whether a version fails more often than at this rate, with this probability of an error. */
export function isAboveRate(
  { counts, evidence }: RateTest,
  rate: number,
  { difference }: Criterion,
  alpha = ALPHA,
): boolean {
  return evidence >= Math.log(1 / alpha) && failureRate(counts) - rate >= difference;
}
