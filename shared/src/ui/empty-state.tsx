import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space, text } from '../theme';

const emptyState = css`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding-block: ${space(8)};
  text-align: center;
`;

const titleStyle = css`
  font-size: ${text('xl')};
`;

const body = css`
  color: ${color('text-soft')};
`;

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** A button or link that leads on. */
  action?: ReactNode;
}

/** Says that there is nothing here, and where to go instead. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div css={emptyState}>
      <h2 css={titleStyle}>{title}</h2>
      {children ? <div css={body}>{children}</div> : null}
      {action}
    </div>
  );
}
