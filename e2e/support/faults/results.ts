import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The result of a cell of the fault matrix. */
export interface CellResult {
  side: 'browser' | 'fragments' | 'server' | 'api' | 'registry' | 'versions';
  /** The remote whose page was observed, or 'all pages'. */
  column: string;
  fault: string;
  /** What a shopper sees. */
  sees: string;
  /** After how many milliseconds. */
  after: number;
}

/** The results of the last run, in a file for each cell. */
const FOLDER = path.resolve(import.meta.dirname, '../../../.reports/faults');

/** Stores the result of a cell, for docs/faults.md. */
export async function recordCell(result: CellResult): Promise<void> {
  const name = [result.side, result.column, result.fault].join(' ').replace(/\W+/g, '-');
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, `${name}.json`), JSON.stringify(result, null, 1));
}

/** The stored results of all cells. */
export async function readCells(): Promise<CellResult[]> {
  const files = (await readdir(FOLDER).catch(() => [])).sort();
  return Promise.all(
    files.map(async (file) => {
      return JSON.parse(await readFile(path.join(FOLDER, file), 'utf8')) as CellResult;
    }),
  );
}
