import { css } from '@emotion/react';
import { color, space, text } from '@storefront/shared/theme';
import type { ReactNode } from 'react';

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: ${space(2)};

  dt {
    color: ${color('text-muted')};
    font-size: ${text('sm')};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;

interface DetailsProps {
  /** What each detail is called, and what it is. */
  entries: [name: string, value: ReactNode][];
}

/** Names and values side by side. */
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
