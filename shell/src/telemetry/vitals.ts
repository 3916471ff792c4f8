/**
 * Up to these values a visit is good by the public thresholds (https://web.dev/articles/vitals): milliseconds, but for
 * the CLS, which is a share of the screen.
 */
export const VITALS = { lcp: 2_500, cls: 0.1, inp: 200 };

export type VitalName = keyof typeof VITALS;

/** What a browser measured of a page view; without what it can't measure. */
export type Vitals = Partial<Record<VitalName, number>>;

export const VITAL_NAMES: VitalName[] = ['lcp', 'cls', 'inp'];

/** Whether a visit is worse than good. */
export function isPoor(name: VitalName, value: number): boolean {
  return value > VITALS[name];
}
