import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space, text } from '../theme';
import { Modal, type ModalProps } from './modal';

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

const header = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(2)};
  border-block-end: 1px solid ${color('line')};
`;

const title = css`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  font-family: inherit;
  font-size: ${text('sm')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const styles = { dialog: lightbox, header, title };

interface LightboxProps extends ModalProps {
  /** Controls beside the close button. */
  tools?: ReactNode;
}

/** A modal dialog that fills the screen, to look at a picture closely. */
export function Lightbox(props: LightboxProps) {
  return <Modal {...props} styles={styles} />;
}
