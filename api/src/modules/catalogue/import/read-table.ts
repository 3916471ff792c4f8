import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { parse, type Info } from 'csv-parse';

/** A row of a file with a heading for each column. */
export interface TableRow {
  /** The line of the file on which it ends; its cells may have line breaks. */
  line: number;
  cells: Record<string, string>;
  /** Why its cells can't be read. */
  problem?: string;
}

/** A file with rows and headings. */
export interface Table {
  headings: string[];
  rows: AsyncGenerator<TableRow>;
}

/** How a file is read. */
export interface TableOptions {
  encoding?: Encoding | undefined;
  /** Is told how many bytes of the file have been read. */
  onRead?: ((bytes: number) => void) | undefined;
}

/** A file that can't be read on; its message names the line and says what to do. */
export class TableError extends Error {
  override name = 'TableError';
}

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const SEPARATORS = [',', ';', '\t', '|'];
const MAX_COLUMNS = 300;
const MAX_ROW_BYTES = 1_000_000;

/** The marks at the beginning of a file by which its encoding is recognised. */
const MARKS: [number[], Encoding][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** Compressed files begin with these. */
const ARCHIVES = [
  [0x50, 0x4b],
  [0x1f, 0x8b],
];

/**
 * Opens a file of comma-separated values, as spreadsheets and shops export them: UTF-8 or UTF-16 by its mark, or
 * another encoding if it is named; separated by commas, semicolons, tabs or bars. Throws a {@link TableError}
 * for a file that is none, here or while its rows are read.
 */
export async function openTable(file: string, options: TableOptions = {}): Promise<Table> {
  const rows = readRows(file, options);
  const first = await rows.next();
  if (first.done) throw new TableError('The file is empty.');
  const headings = first.value.cells.map((heading) => heading.trim());
  const twice = headings.find(
    (heading, index) => heading !== '' && headings.indexOf(heading) < index,
  );
  if (twice !== undefined) throw new TableError(`Line 1: the heading “${twice}” is there twice.`);
  return { headings, rows: withHeadings(headings, rows) };
}

interface RawRow {
  line: number;
  cells: string[];
}

async function* withHeadings(
  headings: string[],
  rows: AsyncGenerator<RawRow>,
): AsyncGenerator<TableRow> {
  for await (const { line, cells } of rows) {
    if (cells.length > headings.length) {
      yield {
        line,
        cells: {},
        problem: `has ${cells.length} cells, but there are ${headings.length} headings`,
      };
    } else {
      const named = headings.map((heading, index): [string, string] => [
        heading,
        cells[index] ?? '',
      ]);
      yield { line, cells: Object.fromEntries(named) };
    }
  }
}

async function* readRows(file: string, options: TableOptions): AsyncGenerator<RawRow> {
  const text = decoded(file, options);
  const start = await text.next();
  if (start.done) return;
  const parser = parse({
    delimiter: separatorOf(start.value),
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
  });
  const source = Readable.from(joined(start.value, text));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: Info;
    }>) {
      if (record.length > MAX_COLUMNS) {
        throw new TableError(`Line ${info.lines}: more than ${MAX_COLUMNS} columns.`);
      }
      yield { line: info.lines, cells: record };
    }
  } catch (error) {
    throw error instanceof TableError ? error : explain(error);
  } finally {
    source.destroy();
    parser.destroy();
  }
}

async function* joined(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** What csv-parse found wrong, with the line. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const line = 'lines' in error ? `Line ${String(error.lines)}: ` : '';
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return new TableError(`${line}a quotation mark is opened and never closed.`);
    case 'CSV_MAX_RECORD_SIZE':
      return new TableError(`${line}a row has more than ${MAX_ROW_BYTES} characters.`);
    default:
      return new TableError(`${line}${error.message}`);
  }
}

/** The text of a file, piece by piece. Throws a {@link TableError} for the line that isn't in its encoding. */
async function* decoded(
  file: string,
  { encoding: named, onRead }: TableOptions,
): AsyncGenerator<string> {
  let bytes = 0;
  let decoder: TextDecoder | undefined;
  let line = 1;
  for await (const chunk of createReadStream(file) as AsyncIterable<Uint8Array>) {
    decoder ??= decoderOf(chunk, named);
    yield* decodedChunk(decoder, chunk, line);
    bytes += chunk.length;
    onRead?.(bytes);
    line += chunk.reduce((count, byte) => (byte === 0x0a ? count + 1 : count), 0);
  }
  yield* decodedChunk(decoder ?? new TextDecoder(), undefined, line);
}

function* decodedChunk(decoder: TextDecoder, chunk: Uint8Array | undefined, line: number) {
  try {
    const text = decoder.decode(chunk, { stream: chunk !== undefined });
    if (text.includes('\0'))
      throw new TableError(`Near line ${line}: not text, there is a null character.`);
    if (text !== '') yield text;
  } catch (error) {
    if (error instanceof TableError) throw error;
    throw new TableError(
      `Near line ${line}: not ${decoder.encoding.toUpperCase()}. Save the file as UTF-8, or name its encoding: --encoding ${ENCODINGS.join(', ')}.`,
    );
  }
}

function decoderOf(start: Uint8Array, named: Encoding | undefined): TextDecoder {
  if (ARCHIVES.some((mark) => startsWith(start, mark))) {
    throw new TableError('This is a compressed file: unpack it first.');
  }
  const marked = MARKS.find(([mark]) => startsWith(start, mark))?.[1];
  return new TextDecoder(named ?? marked ?? 'utf-8', { fatal: true });
}

function startsWith(bytes: Uint8Array, mark: number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/**
 * The separator that the first line has most often, outside of quotation marks. Throws a {@link TableError} for too
 * many columns, which would take minutes to read.
 */
function separatorOf(text: string): string {
  const [line = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1);
  const counts = SEPARATORS.map((separator) => ({
    separator,
    columns: line.split(separator).length,
  }));
  const most = counts.reduce((best, next) => (next.columns > best.columns ? next : best));
  if (most.columns > MAX_COLUMNS) throw new TableError(`Line 1: more than ${MAX_COLUMNS} columns.`);
  return most.separator;
}
