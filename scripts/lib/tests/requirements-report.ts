import type { NamedTest } from './named-tests';

/** One row of docs/requirements.md and the tests of the last run that name it. */
interface LedgerRow {
  id: string;
  text: string;
  tests: NamedTest[];
  /** Texts that the row quotes and that no test file naming the row has literally. */
  missingTexts: string[];
}

/** The rows of the ledger, each with its tests, and the ids that tests name but no row has. */
interface RequirementsReport {
  rows: LedgerRow[];
  unknown: string[];
}

const ROW = /^- ([A-Z]+-\d+) (.+(?:\n {2}.+)*)/gm;
const NAMED = /\[([A-Z]+-\d+)\]/g;
const QUOTED = /"([^"]+)"/g;

/** Placeholders in a quoted text: `{label}`, `(n)`, the numbers N, X, Y and Z. */
const PLACEHOLDER = /\{[^}]+\}|\(n\)|\b[NXYZ]\b/;

/**
 * Reads the rows from the text of docs/requirements.md and gives each the tests that name it. `source`
 * returns the text of a test file.
 */
export function parseRequirements(
  markdown: string,
  tests: readonly NamedTest[],
  source: (file: string) => string,
): RequirementsReport {
  const rows = [...markdown.matchAll(ROW)].map(([, id = '', wrapped = '']) => {
    const text = wrapped.replace(/\s+/g, ' ');
    const own = tests.filter(({ title }) => title.includes(`[${id}]`));
    const sources = [...new Set(own.map(({ file }) => file))].map(source);
    return { id, text, tests: own, missingTexts: textsMissingFrom(text, sources) };
  });
  const known = new Set(rows.map(({ id }) => id));
  const named = tests.flatMap(({ title }) => [...title.matchAll(NAMED)].map(([, id = '']) => id));
  return { rows, unknown: [...new Set(named)].filter((id) => !known.has(id)).sort() };
}

function textsMissingFrom(row: string, sources: string[]): string[] {
  const quoted = [...row.matchAll(QUOTED)].map(([, text = '']) => text);
  return quoted.filter((text) => {
    const parts = straight(text)
      .split(PLACEHOLDER)
      .map((part) => part.trim());
    return !sources.some((source) => parts.every((part) => straight(source).includes(part)));
  });
}

/** Apostrophes as the ledger writes them. */
function straight(text: string): string {
  return text.replace(/\\'|’/g, "'");
}

/** True when a test in a real browser names the row, and all tests that do passed. */
export function isProven({ tests, missingTexts }: LedgerRow): boolean {
  return (
    tests.some(({ kind }) => kind === 'browser') &&
    tests.every(({ passed }) => passed) &&
    missingTexts.length === 0
  );
}

/** A row as lines of text: whether it is proven, by which tests, and what is missing. */
export function describeRow(row: LedgerRow): string {
  const { id, text, tests, missingTexts } = row;
  const proofs = tests.map(
    ({ title, file, kind, passed }) =>
      `    ${passed ? '✓' : '✗'} ${kind.padEnd(7)} ${title.trim()} (${file})`,
  );
  const missing = [
    ...(tests.some(({ kind }) => kind === 'browser') ? [] : ['no test in the browser names it']),
    ...missingTexts.map((quoted) => `none of its tests has the text "${quoted}"`),
  ].map((what) => `    ✗ ${what}`);
  return [`${isProven(row) ? '✓' : '✗'} ${id} ${text}`, ...proofs, ...missing].join('\n');
}
