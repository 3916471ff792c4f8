import { useId, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { styles } from './drawer.styles';
import { useModal } from './use-modal';

interface DrawerProps {
  open: boolean;
  /** The shopper asked to close it: by the button, Escape, or a click beside it. */
  onClose: () => void;
  title: string;
  /** The edge of the screen that it comes from. */
  side?: 'start' | 'end';
  closeLabel?: string;
  children: ReactNode;
}

/** A modal panel along a side of the screen; on a phone it fills it. Rendered only while open. */
export function Drawer({
  open,
  onClose,
  title,
  side = 'start',
  closeLabel = 'Close',
  children,
}: DrawerProps) {
  const modal = useModal(open, onClose);
  const titleId = useId();
  return (
    <dialog {...modal} css={[styles.drawer, styles[side]]} aria-labelledby={titleId}>
      {open ? (
        <>
          <div css={styles.head}>
            <h2 id={titleId} css={styles.title}>
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          <div css={styles.body}>{children}</div>
        </>
      ) : null}
    </dialog>
  );
}
