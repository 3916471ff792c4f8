import { Skeleton } from '@storefront/ui/feedback/skeleton';
import { Page } from '../../components/page';
import { t } from '../../messages/t';
import { PaymentHeading } from './payment-heading';
import { summary } from './summary/payment-summary.styles';
import { columns, main, page } from './payment.styles';

/** The payment page while its form is loading. */
export function PaymentSkeleton() {
  return (
    <Page css={page} loading={t('Loading the payment form')}>
      <PaymentHeading>{t('Complete Your Payment')}</PaymentHeading>
      <div css={columns}>
        <div css={summary}>
          <Skeleton height={26} />
          <Skeleton height={29} />
        </div>
        <div css={main}>
          {['method', 'name', 'phone', 'email'].map((field) => (
            <Skeleton key={field} height={82} />
          ))}
          <Skeleton height={52} width={220} />
        </div>
      </div>
    </Page>
  );
}
