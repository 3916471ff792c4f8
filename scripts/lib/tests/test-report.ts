import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the unit tests leave their results. */
export const UNIT_REPORT = '.reports/unit.json';

/** How a step of the tests went. */
export interface Tally {
  passed: number;
  /** What failed, each in a line. */
  failures: string[];
}

/** A report of Jest (`--json`), as far as it is read. */
interface JestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** A suite of Playwright's JSON report, as far as it is read. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
  }[];
}

/** A report of Playwright (its JSON reporter), as far as it is read. */
interface PlaywrightReport extends PlaywrightSuite {
  errors: { message?: string }[];
}

/** Counts Jest's tests; a suite that couldn't even start counts as a failure. */
export function jestTally(file: string): Tally {
  if (!existsSync(file)) return withoutReport(file);
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  return { passed: numPassedTests, failures: testResults.flatMap(jestFailures) };
}

function jestFailures({ name, status, assertionResults }: JestReport['testResults'][number]) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const file = path.relative('.', name);
  if (status === 'failed' && failed.length === 0) return [`${file} didn’t start`];
  return failed.map(({ fullName }) => `${file} › ${fullName}`);
}

/** Counts Playwright's tests; a flaky one counts as a failure. */
export function playwrightTally(file: string): Tally {
  if (!existsSync(file)) return withoutReport(file);
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const tests = testsOf(report);
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: [
      ...failed.map(({ name }) => name),
      ...report.errors.map(({ message }) => message ?? 'an error outside of the tests'),
    ],
  };
}

function testsOf({ suites = [], specs = [] }: PlaywrightSuite): { name: string; status: string }[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status }) => ({
      name: `${file} › ${title} (${projectName}${status === 'flaky' ? ', flaky' : ''})`,
      status,
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** A step without a report broke before it could write one. */
function withoutReport(file: string): Tally {
  return { passed: 0, failures: [`There is no report ${file}`] };
}

/** The sum of the steps. */
export function total(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}
