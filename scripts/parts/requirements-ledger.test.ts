import type { NamedTest } from './named-tests';
import { describeRow, isProven, readLedger } from './requirements-ledger';

const MARKDOWN = `# Requirements

## Cart (CART)

- CART-01 Kept in browser storage
  under \`cart\`.
- CART-02 Item: id, name.
- CART-03 Same variant raises.
`;

function aTest(title: string, passed = true): NamedTest {
  return { title, file: 'cart.test.ts', kind: 'unit', passed };
}

test('gives each row the tests that name it', () => {
  const { rows } = readLedger(MARKDOWN, [aTest('[CART-01] keeps'), aTest('[CART-03] raises')]);
  expect(rows.map(({ id, tests }) => [id, tests.map(({ title }) => title)])).toEqual([
    ['CART-01', ['[CART-01] keeps']],
    ['CART-02', []],
    ['CART-03', ['[CART-03] raises']],
  ]);
  expect(rows[0]?.text).toBe('Kept in browser storage under `cart`.');
});

test('a row holds only when it has tests and all of them passed', () => {
  const { rows } = readLedger(MARKDOWN, [
    aTest('[CART-01] keeps'),
    aTest('[CART-03] raises'),
    aTest('[CART-03] raises no other', false),
  ]);
  expect(rows.map(isProven)).toEqual([true, false, false]);
  expect(rows.map(describeRow).join('\n')).toContain(
    '✗ CART-02 Item: id, name.\n    no test names it',
  );
});

test('finds tests that name a row which is not there', () => {
  expect(readLedger(MARKDOWN, [aTest('[CART-99] gone')]).unknown).toEqual(['CART-99']);
});
