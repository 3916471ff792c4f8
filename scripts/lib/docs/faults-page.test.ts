import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FAULT_TABLES } from '../../../e2e/support/faults/fault-tables';
import { pairsToTry } from '../../../e2e/support/faults/pairs-to-try';
import { ROOT } from '../apps';
import { FAULTS_PAGE, faultsPage } from './faults-page';

const page = readFileSync(path.join(ROOT, FAULTS_PAGE), 'utf8');

test.each(FAULT_TABLES)(
  'docs/faults.md has every line of “$title”; `node scripts/run.mjs generate/faults` writes it',
  ({ title, tried }) => {
    const [, section = ''] = page.split(`## ${title}\n`);
    const [table = ''] = section.split('\n## ');
    const [header, , ...lines] = table.trim().split('\n').map(cellsOf);
    expect(header).toEqual(['fault', 'of', 'a shopper sees', 'after']);
    expect(lines.map(([fault, remote]) => ({ fault, remote }))).toEqual(tried);
    for (const line of lines) expect(line).not.toContain('');
  },
);

test('the error for a missing line names it', () => {
  expect(() => faultsPage([])).toThrow(
    'The last run has no result for browser, entry 503, mf-catalog.',
  );
});

test.each([
  [
    ['a', 'b', 'c'],
    [1, 2],
    ['a1', 'b2', 'c1'],
  ],
  [
    ['a', 'b'],
    [1, 2, 3],
    ['a1', 'b2', 'a3'],
  ],
])('faults %j in places %j: each is tried, as few times as possible', (faults, places, tried) => {
  expect(pairsToTry(faults, places).map((pair) => pair.join(''))).toEqual(tried);
});

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
