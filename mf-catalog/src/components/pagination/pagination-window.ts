/** An entry of a pagination: a page's number, or a gap where pages are left out. */
type PaginationEntry = number | 'gap-before' | 'gap-after';

const REACH = 2;

/**
 * The pages that a pagination offers (PLP-05): the first and the last one, those up to two away
 * from the current one, and a gap wherever pages are missing in between. A current page outside
 * of 1 to `last` counts as the nearest one inside.
 */
export function paginationWindow(current: number, last: number): PaginationEntry[] {
  const center = Math.min(Math.max(current, 1), last);
  const from = Math.max(center - REACH, 1);
  const to = Math.min(center + REACH, last);
  const near = Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);

  return [
    ...(from > 1 ? [1] : []),
    ...(from > 2 ? ['gap-before' as const] : []),
    ...near,
    ...(to < last - 1 ? ['gap-after' as const] : []),
    ...(to < last ? [last] : []),
  ];
}
