import { Modal } from '@storefront/ui/overlays/modal';
import { DialogFragment } from '../dialogs/dialog-fragment';
import { t } from '../../messages/t';
import { styles } from './search-sheet.styles';

interface SearchSheetProps {
  open: boolean;
  onClose: () => void;
  /** Called instead of showing the sheet if no remote provides its content, or it can't be loaded. */
  onUnavailable: () => void;
}

/** The sheet of the header's search. The catalogue's remote provides its content. */
export function SearchSheet({ open, onClose, onUnavailable }: SearchSheetProps) {
  return (
    <Modal open={open} onClose={onClose} title={t('Search')} styles={styles} keepMounted>
      <div css={styles.body}>
        <DialogFragment
          name="catalog.search"
          open={open}
          loading={t('Loading the search')}
          onUnavailable={onUnavailable}
        />
      </div>
    </Modal>
  );
}
