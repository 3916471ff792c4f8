import { body, drawer, end, head, start, title } from './drawer.styles';
import { Modal, type ModalProps } from './modal';

const styles = {
  start: { dialog: [drawer, start], head, title },
  end: { dialog: [drawer, end], head, title },
};

interface DrawerProps extends ModalProps {
  /** The edge of the screen that it comes from. */
  side?: keyof typeof styles;
  closeLabel?: string;
}

/** A modal panel along a side of the screen; on a phone it fills it. */
export function Drawer({ side = 'start', children, ...rest }: DrawerProps) {
  return (
    <Modal {...rest} styles={styles[side]}>
      <div css={body}>{children}</div>
    </Modal>
  );
}
