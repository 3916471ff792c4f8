import { Button } from '@storefront/ui/actions/button';
import { formatLongDate } from '@storefront/host/format/dates';
import { t } from '../../messages/t';
import { secondaryText } from './account.styles';
import type { SignedInDevice } from './devices.api';
import { deviceRow } from './devices.styles';

interface DeviceRowProps {
  device: SignedInDevice;
  busy: boolean;
  onSignOut: () => void;
}

/** One device: its name, its last use, and a button that signs it out, unless it is this device. */
export function DeviceRow({ device, busy, onSignOut }: DeviceRowProps) {
  const { name, lastUsedAt, isCurrent } = device;
  const date = formatLongDate(lastUsedAt) || t('unknown');
  return (
    <li css={deviceRow}>
      <div>
        <div>{name}</div>
        <div css={secondaryText}>
          {isCurrent ? t('This device') : t('Last used: {date}', { date })}
        </div>
      </div>
      {isCurrent ? null : (
        <Button
          variant="quiet"
          busy={busy}
          aria-label={t('Sign out {name}', { name })}
          onClick={onSignOut}
        >
          {t('Sign out')}
        </Button>
      )}
    </li>
  );
}
