import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../apps';
import { describeChoice, landingTests, smokeTests } from './choose-tests';
import { SPEC_SUBJECTS } from './spec-subjects';
import type { TestResult } from '../test-results';

function aTest(file: string, title: string): TestResult {
  return {
    kind: 'browser',
    file: `e2e/specs/${file}`,
    title,
    project: 'desktop',
    status: 'not run',
    duration: 0,
  };
}

const CART = ['opens @smoke', 'adds', 'removes', 'counts', 'clears'].map((title) =>
  aTest('shopping/cart.spec.ts', title),
);
const PAYMENT = ['pays', 'fails', 'waits', 'returns'].map((title) =>
  aTest('payment/payment.spec.ts', title),
);
const ALL = [...CART, ...PAYMENT];

const NOTHING = { parts: new Set<string>(), specs: new Set<string>() };
const titles = (tests: TestResult[]) => tests.map(({ title }) => title);

test('npm test runs the smoke tests, on a desktop screen', () => {
  const onPhone = { ...aTest('shopping/cart.spec.ts', 'opens @phone @smoke'), project: 'phone' };
  expect(titles(smokeTests([...ALL, onPhone]))).toEqual(['opens @smoke']);
});

test('a landing runs all tests of an app that has changed', () => {
  const change = { ...NOTHING, parts: new Set(['mf-payment']) };
  expect(titles(landingTests(ALL, change, 0))).toEqual(expect.arrayContaining(titles(PAYMENT)));
});

test('a landing runs all tests of a spec that has changed', () => {
  const change = { ...NOTHING, specs: new Set(['e2e/specs/shopping/cart.spec.ts']) };
  expect(titles(landingTests(ALL, change, 3))).toEqual(expect.arrayContaining(titles(CART)));
});

test('a change of one module of the API runs its tests, a change of the API as a whole those of all modules', () => {
  const chosen = (part: string) =>
    titles(landingTests(ALL, { ...NOTHING, parts: new Set([part]) }, 0));
  expect(chosen('api/payments')).toEqual(expect.arrayContaining(titles(PAYMENT)));
  expect(chosen('api')).toHaveLength(ALL.length);
  expect(chosen('api/mail')).not.toEqual(expect.arrayContaining(titles(PAYMENT)));
});

test('four quarters run each of the other tests once, and the smoke tests each time', () => {
  const runs = [0, 1, 2, 3].flatMap((quarter) => titles(landingTests(ALL, NOTHING, quarter)));
  const count = (title: string) => runs.filter((ran) => ran === title).length;
  expect(titles(ALL).map(count)).toEqual([4, 1, 1, 1, 1, 1, 1, 1, 1]);
});

test('a landing says what it runs and what it leaves', () => {
  const change = { ...NOTHING, parts: new Set(['mf-payment']) };
  expect(describeChoice(ALL, landingTests(ALL, change, 0), change)).toBe(
    'The change touches mf-payment, and 0 spec files.\n' +
      '6 of 9 browser tests run. In part: shopping 2 of 5.',
  );
});

test('it is known of every folder of specs what they are about', () => {
  const folders = readdirSync(path.join(ROOT, 'e2e/specs'));
  expect(Object.keys(SPEC_SUBJECTS).sort()).toEqual(folders.sort());
});
