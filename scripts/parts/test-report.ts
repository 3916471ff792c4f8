import { existsSync, readFileSync } from 'node:fs';

/** Where the unit tests leave their results. */
export const UNIT_REPORT = '.reports/unit.json';

/** How a step of the tests went. */
export interface Tally {
  passed: number;
  failed: number;
}

/** A report of Jest (`--json`), as far as it is read. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/** A report of Playwright (its JSON reporter), as far as it is read. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** A step without a report broke before it could write one. */
const BROKEN: Tally = { passed: 0, failed: 1 };

/** Counts Jest's tests; a suite that couldn't even start counts as a failure. */
export function jestTally(file: string): Tally {
  if (!existsSync(file)) return BROKEN;
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

/** Counts Playwright's tests; a flaky one counts as a failure. */
export function playwrightTally(file: string): Tally {
  if (!existsSync(file)) return BROKEN;
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** The sum of the steps. */
export function total(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
