import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FAULT_TABLES } from '../../../e2e/support/faults/cells';
import { ROOT } from '../apps';
import { FAULTS_PAGE, faultsPage } from './faults-page';

const page = readFileSync(path.join(ROOT, FAULTS_PAGE), 'utf8');

test.each(FAULT_TABLES)(
  'docs/faults.md has every cell of “$title”; `npm run faults` writes it',
  ({ title, columns, faults }) => {
    const [, section = ''] = page.split(`## ${title}\n`);
    const [table = ''] = section.split('\n## ');
    const [header, , ...lines] = table.trim().split('\n').map(cellsOf);
    expect(header).toEqual(['fault', ...columns]);
    expect(lines.map(([fault]) => fault)).toEqual(faults);
    for (const line of lines) {
      expect(line).toHaveLength(columns.length + 1);
      expect(line).not.toContain('');
    }
  },
);

test('the error for a missing cell names it', () => {
  expect(() => faultsPage([])).toThrow(
    'The last run has no result for browser, mf-catalog, entry 503.',
  );
});

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
