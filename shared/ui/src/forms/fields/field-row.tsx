import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { space } from '../../theme';

const row = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${space(3)} ${space(2.5)};
`;

interface FieldRowProps {
  children: ReactNode;
}

/** Fields side by side where there is room, one below the other where there isn't. */
export function FieldRow({ children }: FieldRowProps) {
  return <div css={row}>{children}</div>;
}
