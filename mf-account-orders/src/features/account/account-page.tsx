import { pagePaths } from '@storefront/shared/contracts';
import { Link, useLoaderData } from '@storefront/shared/router';
import { ButtonLink } from '@storefront/shared/ui/actions/button';
import { Icon } from '@storefront/shared/ui/media/icon';
import { PageHeading } from '@storefront/shared/ui/page/page-heading';
import { Page } from '../../components/page';
import { AccountFailure } from './account-failure';
import { AccountInfo } from './account-info';
import type { AccountData } from './account.loader';
import { actions, columns, linkCard, linkTitle, soft, nextActions } from './account.styles';
import { SignOutButton } from './sign-out-button';
import { SignedInDevices } from './signed-in-devices';

export { AccountSkeleton } from './account-skeleton';

/** The account, with links to the orders and the button that signs out (ACCT-01 to ACCT-05). */
export function AccountPage() {
  const data = useLoaderData<AccountData>();
  return (
    <Page>
      <PageHeading>Account Details</PageHeading>
      <div css={columns}>
        {data.status === 'failed' ? (
          <AccountFailure failure={data} />
        ) : (
          <AccountInfo account={data.account} />
        )}
        <div css={nextActions}>
          <Link to={pagePaths.orders} css={linkCard}>
            <span>
              <span css={linkTitle}>My Orders</span>
              <span css={soft}>Follow, pay for and look back at your orders</span>
            </span>
            <Icon name="arrow-right" />
          </Link>
          <div css={actions}>
            <SignOutButton />
            <ButtonLink to={pagePaths.home} variant="quiet">
              Return to Home
            </ButtonLink>
          </div>
        </div>
        {data.status === 'ready' && data.devices ? (
          <SignedInDevices devices={data.devices} />
        ) : null}
      </div>
    </Page>
  );
}
