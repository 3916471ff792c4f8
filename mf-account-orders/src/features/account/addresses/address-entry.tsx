import { addressLines, type SavedAddress } from '@storefront/host/shop/account/address';
import { Button } from '@storefront/ui/actions/button';
import { Badge } from '@storefront/ui/feedback/badge';
import { t } from '../../../messages/t';
import {
  addressEntry,
  addressProblem,
  addressText,
  entryActions,
  entryHead,
} from './address-book.styles';

interface AddressEntryProps {
  address: SavedAddress;
  busy: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onMakeDefault: () => void;
}

/** One address, with the buttons that change it. */
export function AddressEntry({
  address,
  busy,
  onEdit,
  onDelete,
  onMakeDefault,
}: AddressEntryProps) {
  const name = address.label ?? address.address;
  return (
    <li css={addressEntry}>
      <div css={entryHead}>
        <strong>{address.label ?? address.fullName}</strong>
        {address.isDefault ? <Badge tone="accent">{t('Default')}</Badge> : null}
      </div>
      <address css={addressText}>
        {address.label === undefined ? null : <span>{address.fullName}</span>}
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{address.phone}</span>
      </address>
      {address.problem === undefined ? null : <p css={addressProblem}>{address.problem}</p>}
      <div css={entryActions}>
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={t('Edit {name}', { name })}
          onClick={onEdit}
        >
          {t('Edit')}
        </Button>
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={t('Delete {name}', { name })}
          onClick={onDelete}
        >
          {t('Delete')}
        </Button>
        {address.isDefault ? null : (
          <Button
            variant="quiet"
            busy={busy}
            aria-label={t('Make default: {name}', { name })}
            onClick={onMakeDefault}
          >
            {t('Make default')}
          </Button>
        )}
      </div>
    </li>
  );
}
