import { CheckoutSteps } from '@storefront/ui/page/checkout-steps';
import { Skeleton } from '@storefront/ui/feedback/skeleton';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { Page } from '../../components/page';
import { columns, page } from '../../lib/summary-layout.styles';
import { t } from '../../messages/t';
import { formColumn, header } from './checkout.styles';

const FIELDS = ['name', 'address', 'pin', 'city', 'phone'];

/** The checkout while the address book is loading. */
export function CheckoutSkeleton() {
  return (
    <Page css={page} loading={t('Loading the checkout')}>
      <div css={header}>
        <CheckoutSteps at="address" />
        <PageHeading>{t('Complete Your Order')}</PageHeading>
      </div>
      <div css={columns}>
        <Skeleton height={280} />
        <div css={formColumn}>
          {FIELDS.map((field) => (
            <Skeleton key={field} height={82} />
          ))}
        </div>
      </div>
    </Page>
  );
}
