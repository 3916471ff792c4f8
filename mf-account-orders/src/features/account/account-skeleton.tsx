import { Skeleton } from '@storefront/ui/feedback/skeleton';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { Page } from '../../components/page';
import { t } from '../../messages/t';
import { columns, nextActions } from './account.styles';

/** The placeholder for the account while it loads. */
export function AccountSkeleton() {
  return (
    <Page loading={t('Loading your account')}>
      <PageHeading>{t('Account Details')}</PageHeading>
      <div css={columns}>
        <Skeleton height={160} />
        <div css={nextActions}>
          <Skeleton height={118} />
          <Skeleton height={118} />
          <Skeleton height={52} width={280} />
        </div>
      </div>
    </Page>
  );
}
