import { Cells } from './import/cells';
import type { Refusal } from './import/file-product';
import { openTable, TableError } from './import/read-table';

/** Rows that a file may have: all of them change in one transaction. */
const ROWS_MAX = 100_000;

/** Problems that are named. */
const NAMED = 20;

/**
 * Reads a file with those columns; `read` returns what a row says, or undefined after refusing a cell. Throws a
 * {@link TableError} that names every row which can't be read.
 */
export async function readRows<Said extends object>(
  file: string,
  columns: readonly string[],
  read: (cells: Cells) => Said | undefined,
): Promise<(Said & { line: number })[]> {
  const { headings, rows } = await openTable(file);
  const missing = columns.filter((column) => !headings.includes(column));
  const refusals: Refusal[] = [];
  const said: (Said & { line: number })[] = [];
  if (missing.length > 0) {
    await rows.return(undefined);
    throw new TableError(`The first line lacks the heading ${missing.join(' and ')}.`);
  }
  for await (const row of rows) {
    if (said.length + refusals.length >= ROWS_MAX) {
      throw new TableError(`Line ${row.line}: at most ${ROWS_MAX} rows can change at once.`);
    }
    const cells = new Cells(row, refusals);
    if (row.problem !== undefined) {
      cells.refuse(undefined, row.problem);
      continue;
    }
    const values = read(cells);
    if (values) said.push({ ...values, line: row.line });
  }
  if (refusals.length > 0) throw new TableError(refusals.slice(0, NAMED).map(describe).join('\n'));
  return said;
}

function describe({ line, column, reason }: Refusal): string {
  return `Line ${line}: ${column === undefined ? '' : `${column} `}${reason}.`;
}
