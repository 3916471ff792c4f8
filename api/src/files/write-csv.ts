import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { writeNewFile } from './new-file';

/** A column of a CSV file. */
export interface CsvColumn<Row> {
  heading: string;
  cell: (row: Row) => string;
  /** Whether shoppers may have written it. A spreadsheet shows such a cell as text, where it would run it as a formula. */
  isFromShopper?: boolean;
}

/** What a CSV file is written from. */
interface CsvContent<Row> {
  columns: readonly CsvColumn<Row>[];
  rows: Iterable<Row> | AsyncIterable<Row>;
  /** Begins with a byte order mark, by which Excel knows that the file is UTF-8. */
  isForExcel?: boolean;
}

/** Writes rows to a new CSV file as they come; returns how many. Throws as {@link writeNewFile} does. */
export async function writeCsv<Row>(
  file: string,
  { columns, rows, isForExcel = false }: CsvContent<Row>,
): Promise<number> {
  let count = 0;
  async function* cells() {
    for await (const row of rows) {
      count += 1;
      yield columns.map(({ cell }) => cell(row));
    }
  }
  await writeNewFile(file, (handle) =>
    pipeline(
      Readable.from(cells()),
      stringify({
        header: true,
        columns: columns.map(({ heading }) => ({ key: heading, header: heading })),
        bom: isForExcel,
        cast: {
          string: (value, { index, header }) =>
            columns[index]?.isFromShopper && !header ? { value, escape_formulas: true } : value,
        },
      }),
      handle.createWriteStream(),
    ),
  );
  return count;
}
