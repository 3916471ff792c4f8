import { useId, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { dialog, head, titleStyle } from './dialog.styles';
import { useModal } from './use-modal';

interface DialogProps {
  open: boolean;
  /** The shopper asked to close it: by the button, Escape, or a click beside it. */
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/**
 * A modal dialog, the browser's own: it holds the focus while open and gives it back to where it
 * was. Its children are rendered only while it is open.
 */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const modal = useModal(open, onClose);
  const titleId = useId();

  return (
    <dialog {...modal} css={dialog} aria-labelledby={titleId}>
      {open ? (
        <>
          <div css={head}>
            <h2 id={titleId} css={titleStyle}>
              {title}
            </h2>
            <IconButton icon="close" label="Close" onClick={onClose} />
          </div>
          {children}
        </>
      ) : null}
    </dialog>
  );
}
