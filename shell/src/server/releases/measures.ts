import { VITALS, type VitalName } from '../../telemetry/vitals';
import type { Counts, Criterion } from './sequential-test';

/** What the page server itself sees of a version. */
export type ServerMeasure = 'page' | 'fragment';

/** By what a version is judged: errors on the server, then in browsers, then how fast it is there. */
export type Measure = ServerMeasure | 'browser' | VitalName;

interface MeasureDescription extends Criterion {
  /** What is wrong with the counted visits. */
  text: string;
}

const ERRORS: Criterion = { factor: 3, difference: 0.03 };

/** Poor visits are common, and no error: a version must be much worse. */
const SLOWNESS: Criterion = { factor: 2, difference: 0.15 };

/** The measures in the order of their weight, which is that of the reasons given. */
export const MEASURES: Record<Measure, MeasureDescription> = {
  page: { ...ERRORS, text: 'pages failed on the server' },
  fragment: { ...ERRORS, text: 'fragments failed on the server' },
  browser: { ...ERRORS, text: 'visitors saw it fail' },
  lcp: { ...SLOWNESS, text: `visits had an LCP over ${VITALS.lcp} ms` },
  cls: { ...SLOWNESS, text: `visits had a CLS over ${VITALS.cls}` },
  inp: { ...SLOWNESS, text: `visits had an INP over ${VITALS.inp} ms` },
};

/** All measures in the order of their weight. */
export const MEASURE_NAMES = Object.keys(MEASURES).filter(isMeasure);

function isMeasure(name: string): name is Measure {
  return name in MEASURES;
}

/** The numbers as a sentence, for the registry and the log. */
export function describeCounts(measure: Measure, { visits, failures }: Counts): string {
  return `${failures} of ${visits} ${MEASURES[measure].text}`;
}
