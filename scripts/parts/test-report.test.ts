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

test('counts a suite that could not start as a failure', () => {
  const file = report({ numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2 });
  expect(jestTally(file)).toEqual({ passed: 7, failed: 3 });
});

test('counts a flaky flow as a failure', () => {
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [] });
  expect(playwrightTally(file)).toEqual({ passed: 5, failed: 2 });
});

test('counts a step that left no report as a failure', () => {
  expect(jestTally(path.join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 });
});

test('adds the steps up', () => {
  expect(
    total([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
