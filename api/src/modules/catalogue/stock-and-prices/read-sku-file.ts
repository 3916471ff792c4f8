import type { Cells } from '../import/cells';
import { readRows } from '../read-rows';

/**
 * Reads a file with a row for each SKU; `read` returns what a row says, or undefined after refusing a cell. Throws a
 * `TableError` that names every row which can't be read.
 */
export function readSkuFile<Said extends object>(
  file: string,
  columns: readonly string[],
  read: (cells: Cells) => Said | undefined,
): Promise<(Said & { sku: string; line: number })[]> {
  return readRows(file, ['SKU', ...columns], (cells) => {
    const sku = cells.code('SKU') ?? cells.required('SKU');
    const values = read(cells);
    return sku !== '' && values ? { ...values, sku } : undefined;
  });
}
