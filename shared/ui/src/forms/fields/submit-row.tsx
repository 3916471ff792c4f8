import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, space } from '../../theme';

const row = css`
  display: grid;
  gap: ${space(2)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color('line')};

  ${media.twoColumns} {
    grid-template-columns: minmax(220px, auto) minmax(0, 1fr);
    align-items: center;
    gap: ${space(3)};
  }
`;

interface SubmitRowProps {
  children: ReactNode;
}

/** The end of a long form: the submit button, and beside it a text that says what happens next. */
export function SubmitRow({ children }: SubmitRowProps) {
  return <div css={row}>{children}</div>;
}
