import { addressLines, type SavedAddress } from '@storefront/host/shop/account/address';
import { Button } from '@storefront/ui/actions/button';
import { Dialog } from '@storefront/ui/overlays/dialog';
import { dialogActions, dialogBody } from '../../../components/dialog-body.styles';
import { t } from '../../../messages/t';
import { addressText } from './address-book.styles';

interface DeleteAddressDialogProps {
  /** The address to delete; undefined while the dialog is closed. */
  address: SavedAddress | undefined;
  busy: boolean;
  onConfirm: (address: SavedAddress) => void;
  onClose: () => void;
}

/** Asks for confirmation before an address is deleted. */
export function DeleteAddressDialog({
  address,
  busy,
  onConfirm,
  onClose,
}: DeleteAddressDialogProps) {
  return (
    <Dialog open={address !== undefined} onClose={onClose} title={t('Delete this address?')}>
      {address ? (
        <div css={dialogBody}>
          <address css={addressText}>
            <span>{address.fullName}</span>
            {addressLines(address).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <div css={dialogActions}>
            <Button variant="destructive" busy={busy} onClick={() => onConfirm(address)}>
              {t('Delete')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('Keep it')}
            </Button>
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}
