import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FormattedTestResults } from '@jest/test-result';
import type {
  JSONReport,
  JSONReportSpec,
  JSONReportSuite,
  JSONReportTest,
} from '@playwright/test/reporter';

/** Folder of the browser tests; Playwright's reports name files relative to it. */
const SPECS = 'e2e/specs';

/** A test, and how its last run went. */
export interface TestResult {
  kind: 'browser' | 'unit';
  /** Relative to the project. */
  file: string;
  /** With the titles of the groups that it is in. */
  title: string;
  /** Playwright's project of a browser test, which stands for the size of the screen. */
  project?: string;
  status: 'passed' | 'failed' | 'not run';
  /** In milliseconds. */
  duration: number;
  /** Why it failed: the beginning of the first error's message. */
  error?: string | undefined;
  /** The trace of a failed browser test. */
  trace?: string;
}

/** The results of one run of Jest or Playwright. */
export interface TestResults {
  tests: TestResult[];
  /** What went wrong outside of the tests, each in a line. */
  errors: string[];
}

/** A test as people name it: its file, its title, and the size of the screen. */
export function nameOf({ file, title, project }: TestResult): string {
  return `${file} › ${title}${project === undefined ? '' : ` (${project})`}`;
}

const ERROR_LINES = 12;

/** The first lines of an error's message, without colours and blank lines. */
function beginningOf(message: string | undefined): string | undefined {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  const written = lines.filter((line) => line.trim() !== '').slice(0, ERROR_LINES);
  return written.length === 0 ? undefined : written.join('\n');
}

/** A failed test and, below its name, why it failed. */
export function failureText(test: TestResult): string {
  return nameOf(test) + reasonOf(test);
}

/** Why a test failed, in lines of its own; empty if that isn't known. */
export function reasonOf({ error }: TestResult): string {
  return (error?.split('\n') ?? []).map((line) => `\n    ${line}`).join('');
}

/** Where the results of the tests go that are run again because they failed. */
export function againReport(report: string): string {
  return report.replace(/\.json$/, '-again.json');
}

/** Reads Jest's report (`--json`). A file that couldn't start is an error, and so is a missing report. */
export function readJestResults(report: string): TestResults {
  const found = readReport(report) as FormattedTestResults | undefined;
  if (!found) return withoutReport(report);
  const { testResults } = found;
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      kind: 'unit' as const,
      file: path.relative('.', name),
      title: fullName,
      status: status === 'passed' || status === 'failed' ? status : ('not run' as const),
      duration: duration ?? 0,
      error: beginningOf(failureMessages?.[0]),
    })),
  );
  const errors = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(failed))
    .map(({ name }) => `${path.relative('.', name)} didn’t start`);
  return { tests, errors };
}

function failed({ status }: { status: string }): boolean {
  return status === 'failed';
}

/** Reads the report of Playwright's JSON reporter, of a run or of `--list`. A missing report is an error. */
export function readPlaywrightResults(report: string): TestResults {
  const found = readReport(report) as JSONReport | undefined;
  if (!found) return withoutReport(report);
  const tests = found.suites.flatMap(({ suites = [], specs }) => [
    ...specs.flatMap((spec) => resultsOf(spec, [])),
    ...suites.flatMap((suite) => resultsIn(suite, [])),
  ]);
  return {
    tests,
    errors: found.errors.map(({ message }) => message ?? 'an error outside of the tests'),
  };
}

/** The tests of a group; `groups` are the titles of the groups around it. */
function resultsIn({ title, specs, suites = [] }: JSONReportSuite, groups: string[]): TestResult[] {
  const titles = [...groups, title];
  return [
    ...specs.flatMap((spec) => resultsOf(spec, titles)),
    ...suites.flatMap((suite) => resultsIn(suite, titles)),
  ];
}

function resultsOf({ title, file, tests }: JSONReportSpec, groups: string[]): TestResult[] {
  return tests.map((test) => ({
    kind: 'browser',
    file: path.posix.join(SPECS, file),
    title: [...groups, title].join(' › '),
    project: test.projectName,
    status: statusOf(test),
    duration: test.results.reduce((sum, { duration }) => sum + duration, 0),
    error: beginningOf(test.results.find(({ error }) => error)?.error?.message),
    trace: test.results
      .flatMap(({ attachments }) => attachments)
      .find(({ name }) => name === 'trace')?.path,
  }));
}

/** Playwright calls a test that it has only listed skipped. */
function statusOf({ status }: JSONReportTest): TestResult['status'] {
  if (status === 'skipped') return 'not run';
  return status === 'expected' ? 'passed' : 'failed';
}

/** A report's content; undefined if the file doesn't exist. */
function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The results of tests that ended before they could write a report. */
function withoutReport(file: string): TestResults {
  const error = `${file} is missing: the tests ended before they wrote their report`;
  return { tests: [], errors: [error] };
}
