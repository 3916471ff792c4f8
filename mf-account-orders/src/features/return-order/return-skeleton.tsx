import { Skeleton } from '@storefront/ui/feedback/skeleton';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { Page } from '../../components/page';
import { t } from '../../messages/t';
import { narrow } from './return.styles';

/** The placeholder for the form while the order loads. */
export function ReturnSkeleton() {
  return (
    <Page loading={t('Loading your order')}>
      <PageHeading>{t('Return or Exchange')}</PageHeading>
      <div css={narrow}>
        <Skeleton height={96} />
        <Skeleton height={128} />
        <Skeleton height={128} />
      </div>
    </Page>
  );
}
