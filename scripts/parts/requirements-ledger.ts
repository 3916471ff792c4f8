import type { NamedTest } from './named-tests';

/** One row of docs/requirements.md and the tests of the last run that name it. */
export interface LedgerRow {
  id: string;
  text: string;
  tests: NamedTest[];
}

/** The rows of the ledger, each with its tests, and the ids that tests name but no row has. */
export interface Ledger {
  rows: LedgerRow[];
  unknown: string[];
}

const ROW = /^- ([A-Z]+-\d+) (.+(?:\n {2}.+)*)/gm;
const NAMED = /\[([A-Z]+-\d+)\]/g;

/** Reads the rows from the text of docs/requirements.md and gives each the tests that name it. */
export function readLedger(markdown: string, tests: readonly NamedTest[]): Ledger {
  const rows = [...markdown.matchAll(ROW)].map(([, id = '', text = '']) => ({
    id,
    text: text.replace(/\s+/g, ' '),
    tests: tests.filter(({ title }) => title.includes(`[${id}]`)),
  }));
  const known = new Set(rows.map(({ id }) => id));
  const named = tests.flatMap(({ title }) => [...title.matchAll(NAMED)].map(([, id = '']) => id));
  return { rows, unknown: [...new Set(named)].filter((id) => !known.has(id)).sort() };
}

/** True when tests name the row and all of them passed. */
export function isProven({ tests }: LedgerRow): boolean {
  return tests.length > 0 && tests.every(({ passed }) => passed);
}

/** A row as lines of text: whether it holds, and by which tests. */
export function describeRow(row: LedgerRow): string {
  const mark = isProven(row) ? '✓' : '✗';
  const proofs = row.tests.map(
    ({ title, file, kind, passed }) =>
      `    ${passed ? '✓' : '✗'} ${kind.padEnd(7)} ${title.trim()} (${file})`,
  );
  return [
    `${mark} ${row.id} ${row.text}`,
    ...(proofs.length > 0 ? proofs : ['    no test names it']),
  ].join('\n');
}
