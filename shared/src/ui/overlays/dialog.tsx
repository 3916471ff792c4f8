import { styles } from './dialog.styles';
import { Modal, type ModalProps } from './modal';

/** A modal dialog in the middle of the page; on a phone a sheet at its lower edge. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} styles={styles} />;
}
