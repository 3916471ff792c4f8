import type { Account } from '@storefront/shared/shop/account';
import { Details } from '../../components/details';
import { formatLongDate } from '../../lib/format-long-date';
import { info } from './account.styles';

interface AccountInfoProps {
  account: Account;
}

/** The name, the email and since when the account exists (ACCT-01). */
export function AccountInfo({ account }: AccountInfoProps) {
  return (
    <section css={info} aria-label="Your account">
      <Details
        entries={[
          ['Name', `${account.firstName} ${account.lastName}`.trim() || 'Not given'],
          ['Email', account.email || 'Not given'],
          ['Member Since', formatLongDate(account.createdAt) || 'Not available'],
        ]}
      />
    </section>
  );
}
