import { Cells } from '../cells';
import type { FilePicture, FileProduct, FileVariant, ReadProduct, Refusal } from '../file-product';
import type { TableRow } from '../read-table';
import { readVariant, type VariantColumns } from './grouped-variant';

/** The headings of a format in which the rows of a product follow one another, each with its handle. */
interface GroupedColumns {
  handle: string;
  options: readonly { name: string; value: string }[];
  picture: string;
  pictureText: string;
  variant: VariantColumns;
}

/** How a format reads the cells of a product's rows. */
export interface GroupedFormat {
  columns: GroupedColumns;
  /** What the first row of a product says of it. */
  readProduct: (
    cells: Cells,
  ) => Omit<FileProduct, 'handle' | 'hasMadeHandle' | 'line' | 'options' | 'pictures' | 'variants'>;
  /** The weight of a row's variant. */
  gramsOf: (cells: Cells) => number | undefined;
}

const HANDLE = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;

/** Reads the products of such a file. Each is given once all its rows were read. */
export async function* readGrouped(
  format: GroupedFormat,
  rows: AsyncIterable<TableRow>,
): AsyncGenerator<ReadProduct> {
  let group: TableRow[] = [];
  const done = new Set<string>();
  const handleOf = ({ cells }: TableRow) => cells[format.columns.handle]?.trim() ?? '';
  for await (const row of rows) {
    const [first] = group;
    if (first && handleOf(first) !== handleOf(row)) {
      yield readGroup(format, group, done);
      group = [];
    }
    group.push(row);
  }
  if (group.length > 0) yield readGroup(format, group, done);
}

function readGroup(format: GroupedFormat, rows: TableRow[], done: Set<string>): ReadProduct {
  const { columns } = format;
  const refusals: Refusal[] = [];
  const readable = rows.filter(({ line, problem }) => {
    if (problem !== undefined) refusals.push({ line, column: undefined, reason: problem });
    return problem === undefined;
  });
  const [first, ...others] = readable.map((row) => new Cells(row, refusals));
  const [{ line } = { line: 0 }] = rows;
  if (!first) return { handle: '', line, refusals };

  const handle = first.required(columns.handle, 200);
  if (handle !== '' && !HANDLE.test(handle)) {
    first.refuse(
      columns.handle,
      `“${handle}” may have only letters, digits, dots, dashes and underscores`,
    );
  }
  if (done.has(handle))
    first.refuse(
      columns.handle,
      `“${handle}” has rows further up: keep the rows of a product together`,
    );
  done.add(handle);

  const options = columns.options
    .map(({ name, value }) => ({ name: first.text(name, 100), value }))
    .filter((option): option is { name: string; value: string } => option.name !== undefined);
  const isWithoutChoice = options.length === 1 && options[0]?.name === 'Title';
  const named = isWithoutChoice ? [] : options;
  const all = [first, ...others];
  const variants = all.flatMap((cells) => {
    const values = named.map(({ value }) => cells.optionValue(value) ?? '');
    const variant = readVariant(cells, values, columns.variant, format.gramsOf);
    return variant ? [variant] : [];
  });
  refusals.push(...variantProblems(variants, named, line));
  const product: FileProduct = {
    ...format.readProduct(first),
    handle,
    hasMadeHandle: false,
    line,
    options: named.map(({ name }) => name),
    pictures: all.flatMap((cells) => pictureOf(cells, columns)),
    variants,
  };
  return refusals.length > 0 ? { handle, line, refusals } : { product };
}

function variantProblems(
  variants: FileVariant[],
  options: readonly { name: string; value: string }[],
  line: number,
): Refusal[] {
  if (variants.length === 0) {
    return [{ line, column: undefined, reason: 'the product has no variant with a price' }];
  }
  const seen = new Set<string>();
  return variants.flatMap((variant) => {
    const missing = options.filter((_, index) => variant.values[index] === '');
    const key = JSON.stringify(variant.values);
    const isTwice = seen.has(key);
    seen.add(key);
    return [
      ...missing.map(({ value }) => ({ line: variant.line, column: value, reason: 'is empty' })),
      ...(isTwice && missing.length === 0
        ? [
            {
              line: variant.line,
              column: undefined,
              reason: 'another variant has the same options',
            },
          ]
        : []),
    ];
  });
}

function pictureOf(cells: Cells, { picture, pictureText }: GroupedColumns): FilePicture[] {
  const source = cells.text(picture, 2000);
  return source === undefined ? [] : [{ source, text: cells.text(pictureText, 500) ?? '' }];
}
