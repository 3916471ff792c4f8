import { existsSync, readFileSync } from 'node:fs';

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

/** Counts Jest's tests; a suite that couldn't even start counts as a failure. */
export function jestTally(file: string): Tally {
  return tally(file, (report: JestReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }));
}

/** Counts Playwright's tests; a flaky one counts as a failure. */
export function playwrightTally(file: string): Tally {
  return tally(file, ({ stats, errors }: PlaywrightReport) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }));
}

/** A step without a report broke before it could write one. */
function tally<Report>(file: string, count: (report: Report) => Tally): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  return count(JSON.parse(readFileSync(file, 'utf8')) as Report);
}

/** The sum of the steps. */
export function total(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
