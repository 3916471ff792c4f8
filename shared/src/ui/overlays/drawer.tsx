import { body, drawer, head, title } from './drawer.styles';
import { Modal, type ModalProps } from './modal';

/** The drawer's look, for a `<dialog>` that the browser opens by itself. */
export const drawerStyles = { dialog: drawer, head, title, body };

interface DrawerProps extends ModalProps {
  closeLabel?: string;
}

/** A modal panel along the start edge of the screen; on a phone it fills the screen. */
export function Drawer({ children, ...rest }: DrawerProps) {
  return (
    <Modal {...rest} styles={drawerStyles}>
      <div css={drawerStyles.body}>{children}</div>
    </Modal>
  );
}
