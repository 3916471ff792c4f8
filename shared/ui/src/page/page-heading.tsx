import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, leading, size, space, text, tracking } from '../theme';
import { Eyebrow } from './eyebrow';

const header = css`
  display: grid;
  gap: ${space(2)};
`;

const centred = css`
  justify-items: center;
  text-align: center;
`;

const heading = css`
  font-size: ${text('3xl')};
  line-height: ${leading('tight')};
  letter-spacing: ${tracking('display')};
  overflow-wrap: anywhere;
`;

const leadStyle = css`
  max-width: ${size('prose')};
  color: ${color('text-soft')};
  font-size: ${text('lg')};
  text-wrap: pretty;
`;

interface PageHeadingProps {
  children: ReactNode;
  /** A few words above the heading. */
  eyebrow?: ReactNode;
  /** A sentence below it. */
  lead?: ReactNode;
  align?: 'start' | 'centre';
}

/** The page's only h1; gets the focus after a navigation. */
export function PageHeading({ children, eyebrow, lead, align = 'start' }: PageHeadingProps) {
  return (
    <div css={[header, align === 'centre' && centred]}>
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <h1 css={heading} tabIndex={-1}>
        {children}
      </h1>
      {lead ? <p css={leadStyle}>{lead}</p> : null}
    </div>
  );
}
