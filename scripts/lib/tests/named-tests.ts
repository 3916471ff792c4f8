import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A test of the last run that names requirements in its title. */
export interface NamedTest {
  title: string;
  /** Relative to the project. */
  file: string;
  /** In a real browser, or a unit test. */
  kind: 'browser' | 'unit';
  passed: boolean;
}

/** A report of Jest (`--json`), as far as it is read. */
interface JestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** A suite of Playwright's JSON report, as far as it is read. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; ok: boolean }[];
}

/** The tests of Jest's report; none where there is no report. */
export function jestTests(file: string): NamedTest[] {
  if (!existsSync(file)) return [];
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      file: path.relative('.', name),
      kind: 'unit' as const,
      passed: status === 'passed',
    })),
  );
}

/** The tests of Playwright's report; none where there is no report. */
export function playwrightTests(file: string): NamedTest[] {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightSuite;
  return testsOf(report);
}

function testsOf({ suites = [], specs = [] }: PlaywrightSuite): NamedTest[] {
  const own = specs.map(({ title, file, ok }) => ({
    title,
    file: path.join('e2e/specs', file),
    kind: 'browser' as const,
    passed: ok,
  }));
  return [...own, ...suites.flatMap(testsOf)];
}
