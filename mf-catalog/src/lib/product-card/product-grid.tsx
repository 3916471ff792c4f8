import { css } from '@emotion/react';
import { media, space } from '@storefront/shared/theme';
import type { ReactNode } from 'react';

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: ${space(4)} ${space(2)};
`;

const columnStyles = {
  2: desktopColumns(2),
  3: desktopColumns(3),
  4: desktopColumns(4),
  /** Four on large screens, two on those between (HOME-04). */
  '2-to-4': css`
    ${media.desktop} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    ${media.wide} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  `,
};

function desktopColumns(count: number) {
  return css`
    ${media.desktop} {
      grid-template-columns: repeat(${count}, minmax(0, 1fr));
    }
  `;
}

export type GridColumns = keyof typeof columnStyles;

interface ProductGridProps {
  /** What the list holds. */
  label: string;
  /** From 768 px up; below, as many as fit. */
  columns: GridColumns;
  /** True while the entries stand in for what is still loading. */
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
