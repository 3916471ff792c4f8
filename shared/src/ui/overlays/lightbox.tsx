import { css, keyframes } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { color, space, text } from '../../theme';
import { IconButton } from '../actions/icon-button';
import { useModal } from './use-modal';

const appear = keyframes`
  from { opacity: 0; }
`;

const lightbox = css`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  background: ${color('page')};
  color: ${color('text')};
  overflow: hidden;

  &[open] {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    animation: ${appear} var(--duration-base) var(--ease);
  }
`;

const bar = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(2)};
  border-block-end: 1px solid ${color('line')};
`;

const titleStyle = css`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  font-family: inherit;
  font-size: ${text('sm')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface LightboxProps {
  open: boolean;
  /** The shopper asked to close it, by the button or Escape. */
  onClose: () => void;
  title: string;
  /** Controls beside the one that closes it. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A modal dialog over the whole screen, for what is looked at closely. Rendered only while open. */
export function Lightbox({ open, onClose, title, tools, children }: LightboxProps) {
  const modal = useModal(open, onClose);
  const titleId = useId();
  return (
    <dialog {...modal} css={lightbox} aria-labelledby={titleId}>
      {open ? (
        <>
          <div css={bar}>
            <h2 id={titleId} css={titleStyle}>
              {title}
            </h2>
            {tools}
            <IconButton icon="close" label="Close" onClick={onClose} />
          </div>
          {children}
        </>
      ) : null}
    </dialog>
  );
}
