import { nameOf, type TestResult } from '../test-results';

/** One row of docs/requirements.md and the tests that name it. */
export interface LedgerRow {
  id: string;
  text: string;
  tests: TestResult[];
  /** Texts that the row quotes and that no test file naming the row has literally. */
  missingTexts: string[];
}

/** The rows of the ledger, each with its tests, and the ids that tests name but no row has. */
export interface RequirementsReport {
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
  tests: readonly TestResult[],
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

/** What is wrong with a row, each in a line: without a test in the browser, with one that failed, without a text. */
function problemsOf({ tests, missingTexts }: LedgerRow): string[] {
  return [
    ...(tests.some(({ kind }) => kind === 'browser') ? [] : ['no test in the browser names it']),
    ...tests.filter(({ status }) => status === 'failed').map((test) => `failed: ${nameOf(test)}`),
    ...missingTexts.map((quoted) => `none of its tests has the text "${quoted}"`),
  ];
}

/** True when a row has a test in a real browser, and none of its tests has failed. */
export function isCovered(row: LedgerRow): boolean {
  return problemsOf(row).length === 0;
}

/** True when all tests of a row were part of the last run as well, and passed. */
export function isProven(row: LedgerRow): boolean {
  return isCovered(row) && row.tests.every(({ status }) => status === 'passed');
}

const MARKS = { passed: '✓', failed: '✗', 'not run': '·' };

/** A row as lines of text: whether the last run has proven it, its tests, and what is wrong. */
export function describeRow(row: LedgerRow): string {
  const mark = isProven(row) ? '✓' : isCovered(row) ? '·' : '✗';
  const proofs = row.tests.map(
    (test) => `    ${MARKS[test.status]} ${test.kind.padEnd(7)} ${test.title} (${test.file})`,
  );
  const problems = problemsOf(row).map((problem) => `    ✗ ${problem}`);
  return [`${mark} ${row.id} ${row.text}`, ...new Set(proofs), ...problems].join('\n');
}
