import { Fragment } from '@storefront/shared/host';
import { Spinner } from '@storefront/shared/ui/feedback/spinner';
import { Modal } from '@storefront/shared/ui/overlays/modal';
import { useEffect } from 'react';
import { styles, waiting } from './search-sheet.styles';

export interface SearchSheetProps {
  open: boolean;
  onClose: () => void;
  /** Called instead of showing the sheet if no remote provides its content, or it can't be loaded. */
  onUnavailable: () => void;
}

/** The sheet of the header's search. The catalogue's remote provides its content. */
export function SearchSheet({ open, onClose, onUnavailable }: SearchSheetProps) {
  return (
    <Modal open={open} onClose={onClose} title="Search" styles={styles} keepMounted>
      <div css={styles.body}>
        <Fragment
          name="catalog.search"
          props={{}}
          fallback={open ? <Unavailable onMount={onUnavailable} /> : null}
        />
        <p css={waiting} role="status">
          <Spinner />
          <span className="visually-hidden">Loading the search</span>
        </p>
      </div>
    </Modal>
  );
}

function Unavailable({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return null;
}
