import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failureText, nameOf, readJestResults, readPlaywrightResults } from './test-results';

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

test('reads how each unit test went, and names a file that could not start', () => {
  const file = report({
    testResults: [
      {
        name: path.resolve('api/src/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', duration: 7 },
          {
            fullName: 'subtracts',
            status: 'failed',
            failureMessages: ['\u001b[31mExpected: 1\u001b[39m\n\nReceived: 2'],
          },
          { fullName: 'divides', status: 'pending' },
        ],
      },
      { name: path.resolve('api/src/b.test.ts'), status: 'failed', assertionResults: [] },
      { name: path.resolve('api/src/c.test.ts'), status: 'passed', assertionResults: [] },
    ],
  });
  const { tests, errors } = readJestResults(file);
  expect(tests.map((test) => [nameOf(test), test.status, test.duration])).toEqual([
    ['api/src/a.test.ts › adds', 'passed', 7],
    ['api/src/a.test.ts › subtracts', 'failed', 0],
    ['api/src/a.test.ts › divides', 'not run', 0],
  ]);
  expect(tests.map(failureText)[1]).toBe(
    'api/src/a.test.ts › subtracts\n    Expected: 1\n    Received: 2',
  );
  expect(errors).toEqual(['api/src/b.test.ts didn’t start']);
});

test('reads how each browser test went, on each screen, however deep its group is', () => {
  const spec = (title: string, status: string, trace?: string, error?: string) => ({
    title,
    file: 'orders/list.spec.ts',
    tests: [
      {
        projectName: 'phone',
        status,
        results: [
          {
            duration: 40,
            error: error === undefined ? undefined : { message: error },
            attachments: trace === undefined ? [] : [{ name: 'trace', path: trace }],
          },
        ],
      },
    ],
  });
  const file = report({
    suites: [
      {
        title: 'orders/list.spec.ts',
        specs: [spec('shows', 'expected'), spec('sorts', 'unexpected', 'sorts.zip', 'Timeout')],
        suites: [{ title: 'empty', specs: [spec('prints', 'skipped')] }],
      },
    ],
    errors: [{ message: 'no browser' }],
  });
  const { tests, errors } = readPlaywrightResults(file);
  expect(tests.map((test) => [nameOf(test), test.status, test.trace])).toEqual([
    ['e2e/specs/orders/list.spec.ts › shows (phone)', 'passed', undefined],
    ['e2e/specs/orders/list.spec.ts › sorts (phone)', 'failed', 'sorts.zip'],
    ['e2e/specs/orders/list.spec.ts › empty › prints (phone)', 'not run', undefined],
  ]);
  expect(tests.map(failureText)[1]).toBe(
    'e2e/specs/orders/list.spec.ts › sorts (phone)\n    Timeout',
  );
  expect(errors).toEqual(['no browser']);
});

test('a run that left no report is an error', () => {
  const { tests, errors } = readJestResults(path.join(folder, 'none.json'));
  expect(tests).toEqual([]);
  expect(errors).toHaveLength(1);
});
