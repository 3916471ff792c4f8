import { narrowStyles, styles } from './dialog.styles';
import { Modal, type ModalProps } from './modal';

interface DialogProps extends ModalProps {
  /** Narrow, for a question and its buttons. */
  narrow?: boolean;
}

/** A modal dialog in the middle of the page; on a phone a sheet at its lower edge. */
export function Dialog({ narrow = false, ...props }: DialogProps) {
  return <Modal {...props} styles={narrow ? narrowStyles : styles} />;
}
