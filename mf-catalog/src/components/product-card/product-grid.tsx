import type { ReactNode } from 'react';
import { columnStyles, grid, type GridColumns } from './product-grid.styles';

interface ProductGridProps {
  /** The accessible name of the list. */
  label: string;
  /** From 768 px up; below, as many as fit. */
  columns: GridColumns;
  /** True while the entries are placeholders. */
  busy?: boolean;
  children: ReactNode;
}

/** A list of cards side by side. */
export function ProductGrid({ label, columns, busy = false, children }: ProductGridProps) {
  return (
    <ul role="list" css={[grid, columnStyles[columns]]} aria-label={label} aria-busy={busy}>
      {children}
    </ul>
  );
}
