import { Skeleton } from '@storefront/ui/feedback/skeleton';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { Page } from '../../components/page';
import { t } from '../../messages/t';
import { column, columns, section } from './order.styles';

/** The placeholder for an order while it loads. */
export function OrderSkeleton() {
  return (
    <Page loading={t('Loading your order')}>
      <div>
        <PageHeading>{t('Your Order')}</PageHeading>
        <Skeleton width={220} height={27} />
      </div>
      <Skeleton width={960} height={96} />
      <Skeleton width={320} height={52} />
      <div css={columns}>
        <div css={section}>
          <Skeleton width={80} height={19} />
          <Skeleton height={128} />
          <Skeleton height={128} />
        </div>
        <div css={column}>
          <div css={section}>
            <Skeleton height={220} />
          </div>
          <div css={section}>
            <Skeleton height={220} />
          </div>
        </div>
      </div>
    </Page>
  );
}
