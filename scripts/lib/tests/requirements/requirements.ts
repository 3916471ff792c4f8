import { readFileSync } from 'node:fs';
import { StepFailedError } from '../../processes';
import { listBrowserTests } from '../browser-tests';
import { BROWSER_REPORTS } from '../browser-steps';
import { isSmokeTest } from '../choice/choose-tests';
import {
  describeRow,
  isCovered,
  isProven,
  parseRequirements,
  type LedgerRow,
  type RequirementsReport,
} from './requirements-report';
import { nameOf, readJestResults, readPlaywrightResults, type TestResult } from '../test-results';
import type { Step } from '../test-steps';
import { UNIT_REPORTS } from '../unit-tests';

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
  const report = readRequirements(withResults(await listBrowserTests()));
  const { rows } = report;
  console.log(rows.map(describeRow).join('\n'));

  const open = rows.filter((row) => !isCovered(row));
  console.log(
    `\n${rows.length - open.length} of ${rows.length} requirements have a test in the browser; ` +
      `the last run has proven ${rows.filter(isProven).length}`,
  );
  failWith([
    ['Not proven in the browser; the lines above say what is missing', open.map(idOf)],
    ...problemsOfNames(report),
  ]);
}

/**
 * What can be said of the requirements before any test runs. Throws `StepFailedError` if no browser test names a
 * row, if a section of rows has no test that `npm test` runs, or if a browser test names an unknown row.
 */
export async function checkNamesOfRequirements(): Promise<void> {
  const report = readRequirements(await listBrowserTests());
  const unnamed = report.rows.filter(({ tests }) => tests.length === 0);
  failWith([
    ['Begin the title of a browser test with each of these rows in brackets', unnamed.map(idOf)],
    ...problemsOfNames(report),
  ]);
}

/** What is wrong, and with which rows or sections; none for what is right. */
type Problem = [what: string, ids: string[]];

function problemsOfNames({ rows, unknown }: RequirementsReport): Problem[] {
  return [
    [
      'End the title of a browser test of each of these sections with @smoke, so that `npm test` runs it',
      sectionsWithoutSmokeTest(rows),
    ],
    ['Named by tests, but not in docs/requirements.md', unknown],
  ];
}

function failWith(problems: Problem[]): void {
  const found = problems.filter(([, ids]) => ids.length > 0);
  if (found.length === 0) return;
  throw new StepFailedError(found.map(([what, ids]) => `${what}: ${ids.join(', ')}.`).join('\n'));
}

function readRequirements(tests: TestResult[]): RequirementsReport {
  return parseRequirements(read('docs/requirements.md'), tests, read);
}

const idOf = ({ id }: LedgerRow) => id;

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
