import { describeRow, isCovered, isProven, parseRequirements } from './requirements-report';
import type { TestResult } from '../test-results';

const MARKDOWN = `# Requirements

## Cart (CART)

- CART-01 Kept in browser storage
  under \`cart\`.
- CART-02 Item: id, name.
- CART-03 Same variant: "{item} quantity increased.", never "It's gone".
`;

/** The test files, by name. */
const SOURCES: Record<string, string> = {
  'cart.spec.ts': "toast(`${name} quantity increased.`); hidden('It\\'s gone');",
  'cart.test.ts': 'quantity increased.',
};

function aTest(title: string, over: Partial<TestResult> = {}): TestResult {
  return { title, file: 'cart.spec.ts', kind: 'browser', status: 'passed', duration: 0, ...over };
}

function read(tests: TestResult[]) {
  return parseRequirements(MARKDOWN, tests, (file) => SOURCES[file] ?? '');
}

/** One row as it is described. */
function described(tests: TestResult[], id: string): string {
  return read(tests)
    .rows.filter((row) => row.id === id)
    .map(describeRow)
    .join();
}

test('gives each row the tests that name it', () => {
  const { rows } = read([aTest('[CART-01] keeps'), aTest('[CART-03] raises')]);
  expect(rows.map(({ id, tests }) => [id, tests.map(({ title }) => title)])).toEqual([
    ['CART-01', ['[CART-01] keeps']],
    ['CART-02', []],
    ['CART-03', ['[CART-03] raises']],
  ]);
  expect(rows[0]?.text).toBe('Kept in browser storage under `cart`.');
});

test('a row whose tests were not part of the run is covered, but not proven', () => {
  const tests = [aTest('[CART-01] keeps', { status: 'not run' })];
  const [row] = read(tests).rows;
  expect(row && [isCovered(row), isProven(row)]).toEqual([true, false]);
  expect(described(tests, 'CART-01')).toMatch(/^·/);
});

test('a row holds only when all of its tests passed', () => {
  const { rows } = read([
    aTest('[CART-01] keeps'),
    aTest('[CART-03] raises'),
    aTest('[CART-03] raises no other', { status: 'failed' }),
  ]);
  expect(rows.map(isProven)).toEqual([true, false, false]);
});

test('a row holds only when a test in the browser names it', () => {
  const unitAlone = [aTest('[CART-01] keeps', { kind: 'unit' })];
  expect(read(unitAlone).rows.map(isProven)).toEqual([false, false, false]);
  expect(described(unitAlone, 'CART-01')).toContain('✗ no test in the browser names it');
});

test('a row holds only when one of its test files contains the texts that it quotes', () => {
  expect(described([aTest('[CART-03] raises')], 'CART-03')).toMatch(/^✓/);
  const elsewhere = [aTest('[CART-03] raises', { file: 'cart.test.ts' })];
  expect(read(elsewhere).rows.map(isProven)).toEqual([false, false, false]);
  expect(described(elsewhere, 'CART-03')).toContain(`✗ none of its tests has the text "It's gone"`);
});

test('finds tests that name a row which is not there', () => {
  expect(read([aTest('[CART-99] gone')]).unknown).toEqual(['CART-99']);
});
