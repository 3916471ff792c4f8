import { atEnd, body, drawer, header, title } from './drawer.styles';
import { Modal, type ModalProps } from './modal';

/** The drawer's styles, also for a `<dialog>` that the browser opens without scripts. */
export const drawerStyles = { dialog: drawer, header, title, body };

const endStyles = { ...drawerStyles, dialog: atEnd };

interface DrawerProps extends ModalProps {
  closeLabel?: string;
  /** The edge of the screen at which it opens. */
  side?: 'start' | 'end';
  /** Renders the content even while it is closed, so that it is ready when it opens. */
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
