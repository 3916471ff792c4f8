import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../apps';
import { nameOf, reasonOf, type TestResult } from './test-results';

/** What a landing must know of those before it. */
interface LandingRecord {
  /** The commit that landed last; what a change touches is compared with it. */
  base: string;
  /** The tests that were flaky at a landing and whose cause isn't mended yet, as `nameOf` names them. */
  flaky: string[];
}

const LANDING_RECORD = '.ci/landing.json';

/** With so many flaky tests, or more, a landing fails. */
const TOO_MANY = 3;

export function readLandingRecord(): LandingRecord {
  return JSON.parse(readFileSync(path.join(ROOT, LANDING_RECORD), 'utf8')) as LandingRecord;
}

/**
 * Why the flaky tests of a run stop a landing, each reason in a line; none for one or two tests that were never
 * flaky before. `known` are the names of those that were flaky at an earlier landing.
 */
export function flakyProblems(flaky: readonly TestResult[], known: readonly string[]): string[] {
  const names = flaky.map(nameOf);
  const again = names
    .filter((name) => known.includes(name))
    .map((name) => `flaky at an earlier landing too (${LANDING_RECORD}); mend its cause: ${name}`);
  const many = `${names.length} tests were flaky, and ${TOO_MANY} stop a landing`;
  return names.length >= TOO_MANY ? [...again, many] : again;
}

/** The line that reports a flaky test and, below it, why it failed at first. */
export function flakyLine(test: TestResult): string {
  const trace = test.trace === undefined ? '' : `, trace: ${path.relative('.', test.trace)}`;
  return `flaky: ${nameOf(test)}${trace}${reasonOf(test)}`;
}
