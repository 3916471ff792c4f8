import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jestTally, playwrightTally, total } from './test-report';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(value: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
}

test('names a test that failed, and a suite that could not start', () => {
  const file = report({
    numPassedTests: 1,
    testResults: [
      {
        name: path.resolve('api/src/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'subtracts', status: 'failed' },
        ],
      },
      { name: path.resolve('api/src/b.test.ts'), status: 'failed', assertionResults: [] },
      { name: path.resolve('api/src/c.test.ts'), status: 'passed', assertionResults: [] },
    ],
  });
  expect(jestTally(file)).toEqual({
    passed: 1,
    failures: ['api/src/a.test.ts › subtracts', 'api/src/b.test.ts didn’t start'],
  });
});

test('names a browser test that failed or was flaky, and errors outside of the tests', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'orders/list.spec.ts',
    tests: [{ projectName: 'phone', status }],
  });
  const file = report({
    suites: [
      { specs: [spec('shows', 'expected'), spec('sorts', 'unexpected')] },
      { specs: [], suites: [{ specs: [spec('pages', 'flaky'), spec('prints', 'skipped')] }] },
    ],
    errors: [{ message: 'no browser' }],
  });
  expect(playwrightTally(file)).toEqual({
    passed: 1,
    failures: [
      'orders/list.spec.ts › sorts (phone)',
      'orders/list.spec.ts › pages (phone, flaky)',
      'no browser',
    ],
  });
});

test('counts a step that left no report as a failure', () => {
  const { passed, failures } = jestTally(path.join(folder, 'none.json'));
  expect(passed).toBe(0);
  expect(failures).toHaveLength(1);
});

test('adds the steps up', () => {
  expect(
    total([
      { passed: 1, failures: [] },
      { passed: 2, failures: ['one', 'two'] },
    ]),
  ).toEqual({ passed: 3, failures: ['one', 'two'] });
});
