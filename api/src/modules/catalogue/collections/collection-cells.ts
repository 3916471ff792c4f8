import type { Cells } from '../import/cells';
import { distinctNames } from './collection-names';

/** The collections in a column, with commas between them; undefined if the file doesn't have the column. */
export function collectionsOf(cells: Cells, column: string): string[] | undefined {
  return cells.has(column) ? distinctNames(cells.text(column, 5000)?.split(',') ?? []) : undefined;
}

/** Categories as collections: their innermost names, without the commas that a category may have. */
export function collectionsOfPaths(paths: readonly string[][]): string[] {
  return distinctNames(paths.map((path) => (path.at(-1) ?? '').replaceAll(',', ' ')));
}
