import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, radius, space } from '../theme';

const alert = css`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color('destructive')};
  border-radius: ${radius('sm')};
  background: ${color('destructive-ground')};
  color: ${color('text')};
`;

const titleStyle = css`
  font-family: inherit;
  font-size: inherit;
  font-weight: 600;
`;

interface AlertProps {
  /** What happened, in a few words. */
  title?: string;
  /** Makes the title the page's h1, where the alert stands in for a whole page. */
  isPage?: boolean;
  /** What happened, or what can be done about it. */
  children?: ReactNode;
  /** A button or link that offers a way on. */
  action?: ReactNode;
}

/** A panel that says that something failed; announced at once. */
export function Alert({ title, isPage = false, children, action }: AlertProps) {
  return (
    <div css={alert} role="alert">
      {title && isPage ? (
        <h1 css={titleStyle} tabIndex={-1}>
          {title}
        </h1>
      ) : null}
      {title && !isPage ? <p css={titleStyle}>{title}</p> : null}
      {children ? <div>{children}</div> : null}
      {action}
    </div>
  );
}
