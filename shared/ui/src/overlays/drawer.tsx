import { drawerStyles, endStyles } from './drawer.styles';
import { Modal, type ModalProps } from './modal';

export { drawerStyles } from './drawer.styles';

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
