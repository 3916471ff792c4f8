import { runToEnd } from '../processes';
import { findOrInstallPostgres } from '../programs/postgres';
import { withPostgres } from '../programs/throw-away-postgres';
import { jestTally, UNIT_REPORT } from './test-report';
import type { Step } from './test-steps';

const POSTGRES_REPORT = '.reports/unit-postgres.json';

/** The file that every test of the API with a database imports. */
const TEST_DATABASE = 'api/src/testing/demo-database.ts';

/** Jest's tests in these folders; in all folders if none is given. */
export function unitTests(paths: string[]): Step {
  return {
    name: 'unit tests',
    run: () => runJest(paths, UNIT_REPORT),
    tally: () => jestTally(UNIT_REPORT),
  };
}

/** The API's tests that use a database, on PostgreSQL: among the unit tests they use the embedded one. */
export function apiTestsOnPostgres(): Step {
  return {
    name: "the API's tests on PostgreSQL",
    run: () =>
      withPostgres(findOrInstallPostgres(), (databaseUrl) =>
        runJest(['--findRelatedTests', TEST_DATABASE], POSTGRES_REPORT, {
          TEST_POSTGRES_URL: databaseUrl,
        }),
      ),
    tally: () => jestTally(POSTGRES_REPORT),
  };
}

function runJest(args: string[], report: string, env: Record<string, string> = {}): Promise<void> {
  const reporting = ['--json', '--outputFile', report, '--reporters', 'summary'];
  return runToEnd('npx', ['--no-install', 'jest', ...args, ...reporting], env);
}
