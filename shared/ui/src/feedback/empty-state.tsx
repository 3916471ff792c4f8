import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, leading, space, text, tracking } from '../theme';

const emptyState = css`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding-block: clamp(${space(6)}, 10vw, ${space(14)});
  text-align: center;

  /* A short gold line above the title. */
  &::before {
    content: '';
    width: ${space(6)};
    border-block-start: 1px solid ${color('accent')};
  }
`;

const titleStyle = css`
  font-size: ${text('2xl')};
  line-height: ${leading('tight')};
  letter-spacing: ${tracking('display')};
  overflow-wrap: anywhere;
`;

const body = css`
  max-width: 28rem;
  color: ${color('text-soft')};
`;

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** A button or link to continue with. */
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
