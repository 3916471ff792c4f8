import type { Account } from '@storefront/host/shop/account/account';
import { Details } from '../../components/details';
import { formatLongDate } from '@storefront/host/format/dates';
import { info } from './account.styles';

interface AccountInfoProps {
  account: Account;
}

/** Name, email, phone if there is one, and registration date of the account (ACCT-01, ADDR-01). */
export function AccountInfo({ account }: AccountInfoProps) {
  const phone: [string, string][] = account.phone === undefined ? [] : [['Phone', account.phone]];
  return (
    <section css={info} aria-label="Your account">
      <Details
        entries={[
          ['Name', `${account.firstName} ${account.lastName}`.trim() || 'Not given'],
          ['Email', account.email || 'Not given'],
          ...phone,
          ['Member Since', formatLongDate(account.createdAt) || 'Not available'],
        ]}
      />
    </section>
  );
}
