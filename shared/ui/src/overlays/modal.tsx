import type { SerializedStyles } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { t } from '../messages/t';
import { useModal } from './use-modal';

/** What dialog, drawer and lightbox have in common. */
export interface ModalProps {
  open: boolean;
  /** Called when the shopper wants to close it: by the button, Escape, or a click beside it. */
  onClose: () => void;
  title: string;
  children: ReactNode;
}

interface ModalFrameProps extends ModalProps {
  styles: { dialog: SerializedStyles; header: SerializedStyles; title: SerializedStyles };
  closeLabel?: string;
  /** Controls beside the close button. */
  tools?: ReactNode;
  /** Renders the content even while it is closed, so that it is ready when it opens. */
  keepMounted?: boolean;
}

/** A `<dialog>` with a title and a close button; by default its content is rendered only while it is open. */
export function Modal({
  open,
  onClose,
  title,
  styles,
  closeLabel = t('Close'),
  tools,
  keepMounted = false,
  children,
}: ModalFrameProps) {
  const modal = useModal(open, onClose);
  const titleId = useId();
  return (
    <dialog {...modal} css={styles.dialog} aria-labelledby={titleId}>
      {open || keepMounted ? (
        <>
          <div css={styles.header}>
            <h2 id={titleId} css={styles.title}>
              {title}
            </h2>
            {tools}
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          {children}
        </>
      ) : null}
    </dialog>
  );
}
