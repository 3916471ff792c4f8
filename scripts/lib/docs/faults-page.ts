import { FAULT_TABLES, type FaultTable } from '../../../e2e/support/faults/cells';
import type { CellResult } from '../../../e2e/support/faults/results';

export const FAULTS_PAGE = 'docs/faults.md';

const INTRODUCTION = `# What a shopper sees when something fails

Written by \`npm run faults\` from the last \`npm run test:deep\`, in which each cell is a test of its own
(\`e2e/specs/faults\`): a build of the remote with that fault is live, and no earlier version could replace
it. In all cells header, cart and the pages of the other remotes work; the log or the report names remote
and version; nothing is retried endlessly; and the page is back once the fault is gone. The times were measured
in that run, with other work on the machine: until the page or its message was shown.

On the page server, a version that has been at fault three times is no longer rendered there until it is
deployed again; its pages are then sent at once without their content, and the browser renders them. The same
faults are in the fragments that it provides: other remotes' pages are sent complete.`;

/** The page with all tables of the fault matrix. Throws when the run left a cell out. */
export function faultsPage(cells: CellResult[]): string {
  const tables = FAULT_TABLES.map((table) => `## ${table.title}\n\n${tableOf(table, cells)}`);
  return [INTRODUCTION, ...tables].join('\n\n') + '\n';
}

function tableOf({ side, columns, faults }: FaultTable, cells: CellResult[]): string {
  const lines = faults.map((fault) => [
    fault,
    ...columns.map((column) => describe(find(cells, side, column, fault))),
  ]);
  return [['fault', ...columns], columns.concat('').map(() => '---'), ...lines]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

function find(cells: CellResult[], side: string, column: string, fault: string): CellResult {
  const found = cells.find(
    (cell) => cell.side === side && cell.column === column && cell.fault === fault,
  );
  if (!found) throw new Error(`The last run has no result for ${side}, ${column}, ${fault}.`);
  return found;
}

function describe({ sees, after }: CellResult): string {
  return `after ${after} ms: ${sees}`;
}
