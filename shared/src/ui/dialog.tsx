import { css } from '@emotion/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { color, radius, space, text } from '../theme';
import { IconButton } from './icon-button';

const dialog = css`
  width: min(100% - ${space(4)}, 720px);
  max-height: calc(100dvh - ${space(4)});
  padding: ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('md')};
  background: ${color('overlay')};
  color: ${color('text')};
  overflow: auto;

  &::backdrop {
    background: ${color('scrim')};
  }
`;

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-block-end: ${space(2)};
`;

const titleStyle = css`
  font-size: ${text('xl')};
`;

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
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = ref.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);

  useEffect(() => {
    const element = ref.current;
    function closeFromBackdrop(event: MouseEvent) {
      if (event.target === element && !isInside(element, event)) onClose();
    }
    element?.addEventListener('click', closeFromBackdrop);
    return () => element?.removeEventListener('click', closeFromBackdrop);
  }, [onClose]);

  return (
    <dialog
      ref={ref}
      css={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Only `open` closes it, so that state and screen agree.
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // A second Escape closes it whatever the first one's handler said.
        if (open && !event.currentTarget.open) onClose();
      }}
    >
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

/** The backdrop belongs to the dialog element: a click is beside it when it is out of its box. */
function isInside(element: Element | null, { clientX, clientY }: MouseEvent): boolean {
  if (!element) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
