import { flakyLine, flakyProblems, readLandingRecord } from './flaky-tests';
import type { TestResult } from './test-results';

const aTest = (title: string): TestResult => ({
  kind: 'browser',
  file: 'e2e/specs/cart.spec.ts',
  title,
  project: 'phone',
  status: 'failed',
  duration: 0,
});

test('one or two flaky tests don’t stop a landing', () => {
  expect(flakyProblems([], [])).toEqual([]);
  expect(flakyProblems([aTest('adds'), aTest('removes')], ['e2e/specs/b.spec.ts › b'])).toEqual([]);
});

test('three flaky tests stop a landing', () => {
  const problems = flakyProblems([aTest('adds'), aTest('removes'), aTest('counts')], []);
  expect(problems).toEqual(['3 tests were flaky, and 3 stop a landing']);
});

test('a test that was flaky at an earlier landing stops this one', () => {
  const [problem] = flakyProblems([aTest('adds')], ['e2e/specs/cart.spec.ts › adds (phone)']);
  expect(problem).toContain('e2e/specs/cart.spec.ts › adds (phone)');
});

test('a flaky test is reported with its trace', () => {
  const test = { ...aTest('adds'), trace: `${process.cwd()}/.reports/flows/adds/trace.zip` };
  expect(flakyLine(test)).toBe(
    'flaky: e2e/specs/cart.spec.ts › adds (phone), trace: .reports/flows/adds/trace.zip',
  );
});

test('the record of landings names a commit', () => {
  expect(readLandingRecord().base).toMatch(/^[0-9a-f]{40}$/);
});
