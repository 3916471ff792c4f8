import path from 'node:path';
import { readJestReport, readPlaywrightReport, specsOf, type JestSuite } from './read-report';

/** The file with the results of the unit tests. */
export const UNIT_REPORT = '.reports/unit.json';

/** How a step of the tests went. */
export interface Tally {
  passed: number;
  /** What failed, each in a line. */
  failures: string[];
}

/** Counts Jest's tests; a file that couldn't even start counts as a failure. */
export function jestTally(file: string): Tally {
  const report = readJestReport(file);
  if (!report) return withoutReport(file);
  return { passed: report.numPassedTests, failures: report.testResults.flatMap(jestFailures) };
}

function jestFailures({ name, status, assertionResults }: JestSuite): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const file = path.relative('.', name);
  if (status === 'failed' && failed.length === 0) return [`${file} didn’t start`];
  return failed.map(({ fullName }) => `${file} › ${fullName}`);
}

/** Counts Playwright's tests; a flaky one counts as a failure. */
export function playwrightTally(file: string): Tally {
  const report = readPlaywrightReport(file);
  if (!report) return withoutReport(file);
  const tests = specsOf(report).flatMap(({ title, file: spec, tests }) =>
    tests.map(({ projectName, status }) => ({
      name: `${spec} › ${title} (${projectName}${status === 'flaky' ? ', flaky' : ''})`,
      status,
    })),
  );
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: [
      ...failed.map(({ name }) => name),
      ...report.errors.map(({ message }) => message ?? 'an error outside of the tests'),
    ],
  };
}

/** The tally of tests that ended before they could write a report. */
function withoutReport(file: string): Tally {
  return {
    passed: 0,
    failures: [`${file} is missing: the tests ended before they wrote their report`],
  };
}

/** The sum of the steps. */
export function total(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}
