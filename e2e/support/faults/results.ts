import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The result of a test of a fault: a line of docs/faults.md. */
export interface FaultResult {
  table: 'browser' | 'fragments' | 'server' | 'api' | 'registry' | 'versions';
  fault: string;
  /** The remote that had the fault, or 'all pages'. */
  remote: string;
  /** What a shopper sees. */
  sees: string;
  /** After how many milliseconds. */
  after: number;
}

/** The results of the last run, in a file for each test. */
const FOLDER = path.resolve(import.meta.dirname, '../../../.reports/faults');

/** Stores the result of a test, for docs/faults.md. */
export async function recordResult(result: FaultResult): Promise<void> {
  const name = [result.table, result.remote, result.fault].join(' ').replace(/\W+/g, '-');
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, `${name}.json`), JSON.stringify(result, null, 1));
}

/** The stored results of all tests. */
export async function readResults(): Promise<FaultResult[]> {
  const files = (await readdir(FOLDER).catch(() => [])).sort();
  return Promise.all(
    files.map(async (file) => {
      return JSON.parse(await readFile(path.join(FOLDER, file), 'utf8')) as FaultResult;
    }),
  );
}
