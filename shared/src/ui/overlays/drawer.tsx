import { body, drawer, head, title } from './drawer.styles';
import { Modal, type ModalProps } from './modal';

const styles = { dialog: drawer, head, title };

interface DrawerProps extends ModalProps {
  closeLabel?: string;
}

/** A modal panel along the start edge of the screen; on a phone it fills the screen. */
export function Drawer({ children, ...rest }: DrawerProps) {
  return (
    <Modal {...rest} styles={styles}>
      <div css={body}>{children}</div>
    </Modal>
  );
}
