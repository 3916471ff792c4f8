import path from 'node:path';
import { readJestReport, readPlaywrightReport, specsOf } from './read-report';

/** A test of the last run that names requirements in its title. */
export interface NamedTest {
  title: string;
  /** Relative to the project. */
  file: string;
  /** In a real browser, or a unit test. */
  kind: 'browser' | 'unit';
  passed: boolean;
}

/** The tests of Jest's report; none if there is no report. */
export function jestTests(file: string): NamedTest[] {
  const suites = readJestReport(file)?.testResults ?? [];
  return suites.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      file: path.relative('.', name),
      kind: 'unit' as const,
      passed: status === 'passed',
    })),
  );
}

/** The tests of Playwright's report; none if there is no report. */
export function playwrightTests(file: string): NamedTest[] {
  return specsOf(readPlaywrightReport(file) ?? { suites: [] }).map(({ title, file, ok }) => ({
    title,
    file: path.join('e2e/specs', file),
    kind: 'browser' as const,
    passed: ok,
  }));
}
