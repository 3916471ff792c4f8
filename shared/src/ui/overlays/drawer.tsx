import { atEnd, body, drawer, head, title } from './drawer.styles';
import { Modal, type ModalProps } from './modal';

/** The drawer's look, for a `<dialog>` that the browser opens by itself. */
export const drawerStyles = { dialog: drawer, head, title, body };

const endStyles = { ...drawerStyles, dialog: atEnd };

interface DrawerProps extends ModalProps {
  closeLabel?: string;
  /** The edge of the screen that it is at. */
  side?: 'start' | 'end';
  /** Renders what is in it also while it is closed, so that it is there when it opens. */
  keepMounted?: boolean;
}

/** A modal panel along an edge of the screen; on a phone it fills the screen. */
export function Drawer({ side = 'start', children, ...rest }: DrawerProps) {
  return (
    <Modal {...rest} styles={side === 'end' ? endStyles : drawerStyles}>
      <div css={drawerStyles.body}>{children}</div>
    </Modal>
  );
}
