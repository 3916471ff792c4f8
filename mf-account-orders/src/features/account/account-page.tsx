import { pagePaths } from '@storefront/host/contracts';
import { Link, useLoaderData } from '@storefront/host/router';
import { ButtonLink } from '@storefront/ui/actions/button';
import { Icon } from '@storefront/ui/media/icon';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { Page } from '../../components/page';
import { t } from '../../messages/t';
import { AccountFailure } from './account-failure';
import type { AccountData } from './account.loader';
import { AddressBook } from './addresses/address-book';
import { AccountAlerts } from './alerts/account-alerts';
import { AccountMessages } from './messages/account-messages';
import { CommunicationPreferences } from './preferences/communication-preferences';
import { PersonalData } from './personal-data/personal-data';
import { Profile } from './profile/profile';
import {
  actions,
  columns,
  linkCard,
  linkTitle,
  nextActions,
  sections,
  secondaryText,
  accountDetails,
} from './account.styles';
import { SignOutButton } from './sign-out-button';
import { PasswordSection } from './password/password-section';
import { SignedInDevices } from './signed-in-devices';
import { StoreCredit } from './store-credit/store-credit';
import { UnverifiedEmail } from './verification/unverified-email';

export { AccountSkeleton } from './account-skeleton';

/** The account, with links to the orders and the button that signs out (ACCT-01 to ACCT-05, RECO-06, RECO-09). */
export function AccountPage() {
  const data = useLoaderData<AccountData>();
  return (
    <Page>
      <PageHeading>{t('Account Details')}</PageHeading>
      <div css={columns}>
        {data.status === 'failed' ? (
          <AccountFailure failure={data} />
        ) : (
          <div css={accountDetails}>
            <Profile account={data.account} />
            {data.account.emailVerified === false ? (
              <UnverifiedEmail email={data.account.email} />
            ) : null}
          </div>
        )}
        <div css={nextActions}>
          <Link to={pagePaths.orders} css={linkCard}>
            <span>
              <span css={linkTitle}>{t('My Orders')}</span>
              <span css={secondaryText}>{t('Follow, pay for and look back at your orders')}</span>
            </span>
            <Icon name="arrow-right" />
          </Link>
          <Link to={pagePaths.wishlist} css={linkCard}>
            <span>
              <span css={linkTitle}>{t('Wishlist')}</span>
              <span css={secondaryText}>{t('What you saved, at today’s prices')}</span>
            </span>
            <Icon name="arrow-right" />
          </Link>
          <div css={actions}>
            <SignOutButton />
            <ButtonLink to={pagePaths.home} variant="quiet">
              {t('Return to Home')}
            </ButtonLink>
          </div>
        </div>
        {data.status === 'ready' ? (
          <div css={sections}>
            {data.addresses ? <AddressBook addresses={data.addresses} /> : null}
            {data.storeCredit ? <StoreCredit credit={data.storeCredit} /> : null}
            {data.account.mailWishlist === undefined ? null : (
              <CommunicationPreferences mailWishlist={data.account.mailWishlist} />
            )}
            {data.messages && data.messages.channels.length > 0 ? (
              <AccountMessages {...data.messages} phone={data.account.phone} />
            ) : null}
            {data.alerts ? <AccountAlerts alerts={data.alerts} /> : null}
            <PasswordSection email={data.account.email} />
            {data.devices ? <SignedInDevices devices={data.devices} /> : null}
            {/* An API that sends communication preferences can also export and delete accounts. */}
            {data.account.mailWishlist === undefined ? null : <PersonalData />}
          </div>
        ) : null}
      </div>
    </Page>
  );
}
