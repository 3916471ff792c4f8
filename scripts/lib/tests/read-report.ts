import { existsSync, readFileSync } from 'node:fs';
import type { FormattedTestResults } from '@jest/test-result';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';

/** A test file in Jest's report. */
export type JestSuite = FormattedTestResults['testResults'][number];

/** Jest's report (`--json`); undefined if there is none. */
export function readJestReport(file: string): FormattedTestResults | undefined {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as FormattedTestResults;
}

/** Playwright's report (its JSON reporter); undefined if there is none. */
export function readPlaywrightReport(file: string): JSONReport | undefined {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as JSONReport;
}

/** All tests of Playwright's report, however deeply their suites are nested. */
export function specsOf({ suites }: Pick<JSONReport, 'suites'>): JSONReportSpec[] {
  return suites.flatMap(specsIn);
}

function specsIn({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}
