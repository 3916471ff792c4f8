import { readFileSync } from 'node:fs';
import { StepFailedError } from '../processes';
import { listBrowserTests } from './browser-tests';
import { BROWSER_REPORTS } from './browser-steps';
import { isSmokeTest } from './choose-tests';
import {
  describeRow,
  isCovered,
  isProven,
  parseRequirements,
  type LedgerRow,
} from './requirements-report';
import { nameOf, readJestResults, readPlaywrightResults, type TestResult } from './test-results';
import type { Step } from './test-steps';
import { UNIT_REPORTS } from './unit-tests';

/** The check of the requirements as a step, after those that run tests. */
export function requirementsCheck(): Step {
  return { name: 'requirements', run: checkRequirements };
}

/**
 * Prints each row of docs/requirements.md with the tests that prove it. Throws `StepFailedError` if a row has
 * no test in the browser, if one of its tests failed in the last run, if none of them contains a text that the
 * row quotes, if a section of rows has no test that `npm test` runs, or if a test names an unknown row.
 */
export async function checkRequirements(): Promise<void> {
  const tests = withResults(await listBrowserTests());
  const { rows, unknown } = parseRequirements(read('docs/requirements.md'), tests, read);
  console.log(rows.map(describeRow).join('\n'));

  const open = rows.filter((row) => !isCovered(row)).map(({ id }) => id);
  console.log(
    `\n${rows.length - open.length} of ${rows.length} requirements have a test in the browser; ` +
      `the last run has proven ${rows.filter(isProven).length}`,
  );
  const untested = sectionsWithoutSmokeTest(rows);
  const problems = [
    ...(open.length > 0
      ? [`Not proven in the browser: ${open.join(', ')}. The lines above say what is missing.`]
      : []),
    ...(untested.length > 0
      ? [`Without a test marked @smoke, which \`npm test\` would run: ${untested.join(', ')}.`]
      : []),
    ...(unknown.length > 0
      ? [`Named by tests, but not in docs/requirements.md: ${unknown.join(', ')}.`]
      : []),
  ];
  if (problems.length > 0) throw new StepFailedError(problems.join('\n'));
}

/** All browser tests with the results of the last run, and its unit tests; later reports win. */
function withResults(listed: TestResult[]): TestResult[] {
  const reports = [
    ...BROWSER_REPORTS.map(readPlaywrightResults),
    ...UNIT_REPORTS.map(readJestResults),
  ];
  const ran = reports.flatMap(({ tests }) => tests).filter(({ status }) => status !== 'not run');
  const tests = [...listed, ...ran];
  return [...new Map(tests.map((test) => [nameOf(test), test])).values()];
}

/** The sections of the requirements, as `CART`, none of whose rows is named by a smoke test. */
function sectionsWithoutSmokeTest(rows: LedgerRow[]): string[] {
  const sectionOf = ({ id }: LedgerRow) => id.replace(/-.*/, '');
  const tested = new Set(rows.filter(({ tests }) => tests.some(isSmokeTest)).map(sectionOf));
  return [...new Set(rows.map(sectionOf))].filter((section) => !tested.has(section));
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
