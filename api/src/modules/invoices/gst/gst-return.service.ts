import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../db/database';
import { startOfDay } from '../../../indian-time';
import { readGstDocuments } from './gst-documents';
import { GstReturn, type GstSheet } from './gst-return';
import { GstSummary } from './gst-summary';

/** A month such as `2026-11`, and a folder or how the paths of the files begin. */
interface GstReturnRequest {
  month: string;
  to: string;
}

/**
 * Writes the invoices and credit notes of a month in India for its return GSTR-1: new CSV files with the headings of the
 * portal's offline tool; returns a message for the operator. Throws a `ConflictError` if one of the files is there
 * already or can't be written; then none of them is left.
 */
export async function writeGstReturn(
  db: Database,
  { month, to }: GstReturnRequest,
  now = new Date(),
): Promise<string> {
  const { from, before } = timeOf(month);
  const gstReturn = new GstReturn();
  const summary = new GstSummary();
  for await (const document of readGstDocuments(db, { from, before })) {
    gstReturn.add(document);
    summary.add(document);
  }
  const sheets = gstReturn.sheets();
  const start = (await isFolder(to)) ? join(to, `gstr1-${month}`) : to;
  await writeAll(sheets, start);
  return [
    ...(summary.isEmpty
      ? [`No invoice or credit note was issued in ${month}: the files have headings only.`]
      : summary.sentences()),
    ...(now < before ? [`${month} isn’t over: later documents are missing.`] : []),
    `Rows in ${start}-*.csv: ${sheets.map(({ name, rows }) => `${name} ${rows}`).join(', ')}.`,
  ].join('\n');
}

/** The time of a month in India. */
function timeOf(month: string): { from: Date; before: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? [year + 1, 1] : [year, number + 1];
  const nextMonth = next.map((part) => String(part).padStart(2, '0')).join('-');
  return { from: startOfDay(`${month}-01`), before: startOfDay(`${nextMonth}-01`) };
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ?? false;
}

/** Writes all sheets or, if one can't be written, none. */
async function writeAll(sheets: readonly GstSheet[], start: string): Promise<void> {
  const written: string[] = [];
  try {
    for (const { name, write } of sheets) {
      const file = `${start}-${name}.csv`;
      await write(file);
      written.push(file);
    }
  } catch (error) {
    for (const file of written) await rm(file, { force: true });
    throw error;
  }
}
