import { execFileSync } from 'node:child_process';
import { runToEnd } from '../processes';
import { findOrInstallPostgres } from '../programs/postgres';
import { withPostgres } from '../programs/throw-away-postgres';
import { withRedis } from '../programs/throw-away-redis';
import {
  againReport,
  nameOf,
  readJestResults,
  type TestResult,
  type TestResults,
} from './test-results';
import type { Step } from './test-steps';

const UNIT_REPORT = '.reports/unit.json';

const POSTGRES_REPORT = '.reports/unit-postgres.json';

/** The reports of all unit tests, in the order in which they are written. */
export const UNIT_REPORTS = [UNIT_REPORT, POSTGRES_REPORT].flatMap((report) => [
  report,
  againReport(report),
]);

/** The file that every test of the API with a database imports. */
const TEST_DATABASE = 'api/src/testing/demo-database.ts';

/**
 * All of Jest's tests, beside a Redis. With a quarter (0 to 3), only that quarter of the API's tests that use a
 * database.
 */
export function unitTests(quarter?: number): Step {
  const run: Run = (args, report) =>
    withRedis((redisUrl) =>
      runJest(args, report, { TEST_REDIS_URL: redisUrl, LEFT_OUT_TESTS: leftOut(quarter) }),
    );
  return jestStep('unit tests', UNIT_REPORT, run, []);
}

/** The files of the other three quarters of the API's tests that use a database, each in a line. */
function leftOut(quarter: number | undefined): string {
  if (quarter === undefined) return '';
  const args = ['--no-install', 'jest', '--listTests', '--findRelatedTests', TEST_DATABASE];
  const files = execFileSync('npx', args, { encoding: 'utf8' }).trim().split('\n').sort();
  return files.filter((_, index) => index % 4 !== quarter).join('\n');
}

/** Jest's tests in these folders, or in all if none is given, without a Redis and the files named `.deep.test.ts`. */
export function quickUnitTests(paths: string[]): Step {
  const run: Run = (args, report) => runJest(args, report, { QUICK_TESTS: 'true' });
  return jestStep('unit tests', UNIT_REPORT, run, paths);
}

/**
 * The API's tests that use a database, on PostgreSQL: among the unit tests they use the embedded one. With a quarter
 * (0 to 3), only that quarter of them.
 */
export function apiTestsOnPostgres(quarter?: number): Step {
  const shard = quarter === undefined ? [] : [`--shard=${quarter + 1}/4`];
  return jestStep(
    "the API's tests on PostgreSQL",
    POSTGRES_REPORT,
    (args, report) =>
      withPostgres(findOrInstallPostgres(), (databaseUrl) =>
        runJest(args, report, { TEST_POSTGRES_URL: databaseUrl }),
      ),
    ['--findRelatedTests', TEST_DATABASE, ...shard],
  );
}

type Run = (args: string[], report: string) => Promise<void>;

function jestStep(name: string, report: string, run: Run, args: string[]): Step {
  return {
    name,
    run: () => run(args, report),
    results: () => readJestResults(report),
    runAgain: (tests) => runFilesAgain(run, report, tests),
  };
}

/** Runs the files of these tests again, one at a time; returns the results of these tests alone. */
async function runFilesAgain(run: Run, report: string, tests: TestResult[]): Promise<TestResults> {
  const again = againReport(report);
  const files = [...new Set(tests.map(({ file }) => file))];
  // A test that fails once more fails Jest; its report says so too.
  await run(['--runInBand', '--runTestsByPath', ...files], again).catch(() => undefined);
  const results = readJestResults(again);
  const names = new Set(tests.map(nameOf));
  return { ...results, tests: results.tests.filter((test) => names.has(nameOf(test))) };
}

function runJest(args: string[], report: string, env: Record<string, string> = {}): Promise<void> {
  const reporting = ['--json', '--outputFile', report, '--reporters', 'summary'];
  return runToEnd('npx', ['--no-install', 'jest', ...args, ...reporting], env);
}
