import type { Cells } from '../cells';
import type { FileProduct } from '../file-product';

/** The distinct parts of a list, without spaces around them. */
export function partsOf(text: string | undefined, separator: string): string[] {
  const parts = text?.split(separator).map((part) => part.trim()) ?? [];
  return [...new Set(parts.filter((part) => part !== ''))];
}

/** The status that the column `Status` says; any other is refused. */
export function readStatus(cells: Cells, status: string): FileProduct['status'] {
  if (status === 'active' || status === 'draft' || status === 'archived') return status;
  cells.refuse('Status', `“${status}” is none of active, draft, archived`);
  return 'draft';
}
