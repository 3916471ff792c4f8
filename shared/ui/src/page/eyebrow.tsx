import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, text, tracking } from '../theme';

const eyebrow = css`
  color: ${color('accent')};
  font-size: ${text('xs')};
  letter-spacing: ${tracking('label')};
  text-transform: uppercase;
`;

interface EyebrowProps {
  children: ReactNode;
}

/** A few words in capitals above a heading. */
export function Eyebrow({ children }: EyebrowProps) {
  return <p css={eyebrow}>{children}</p>;
}
