import { css } from '@emotion/react';
import { color, space, text } from '@storefront/ui/theme';
import type { ReactNode } from 'react';

const list = css`
  display: grid;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 7.5rem) minmax(0, 2fr);
    gap: ${space(2)};
    padding-block: ${space(1.5)};
    border-block-end: 1px solid ${color('line')};
  }

  dt {
    color: ${color('text-muted')};
    font-size: ${text('sm')};
    line-height: 1.8;
  }

  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

interface DetailsProps {
  /** The name and the value of each detail. */
  entries: [name: string, value: ReactNode][];
}

/** A list of names and values, a line each. */
export function Details({ entries }: DetailsProps) {
  return (
    <dl css={list}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
