import type { Account } from '@storefront/host/shop/account/account';
import { Details } from '../../components/details';
import { formatLongDate } from '@storefront/host/format/dates';
import { t } from '../../messages/t';
import { info } from './account.styles';

interface AccountInfoProps {
  account: Account;
}

/** Name, email, phone if there is one, and registration date of the account (ACCT-01, ADDR-01). */
export function AccountInfo({ account }: AccountInfoProps) {
  const phone: [string, string][] =
    account.phone === undefined ? [] : [[t('Phone'), account.phone]];
  return (
    <section css={info} aria-label={t('Your account')}>
      <Details
        entries={[
          [t('Name'), `${account.firstName} ${account.lastName}`.trim() || t('Not given')],
          [t('Email'), account.email || t('Not given')],
          ...phone,
          [t('Member Since'), formatLongDate(account.createdAt) || t('Not available')],
        ]}
      />
    </section>
  );
}
