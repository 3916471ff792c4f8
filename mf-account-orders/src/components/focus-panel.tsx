import { css } from '@emotion/react';
import type { ReactNode, Ref } from 'react';

const panel = css`
  outline: none;
`;

interface FocusPanelProps {
  ref: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Takes the focus when the focused element inside is replaced, so that the next Tab continues from there. */
export function FocusPanel({ ref, children }: FocusPanelProps) {
  return (
    <div ref={ref} css={panel} tabIndex={-1}>
      {children}
    </div>
  );
}
