import { useHydrated } from '@storefront/host/browser/use-hydrated';
import { useLocation } from '@storefront/host/router';
import { Skeleton } from '@storefront/ui/feedback/skeleton';
import { Page } from '../../components/page';
import { t } from '../../messages/t';
import { PaymentHeading } from './payment-heading';
import { parsePaymentState } from './payment-state';
import { summary } from './summary/payment-summary.styles';
import { columns, main, page } from './payment.styles';

/** The payment page while its form is loading. */
export function PaymentSkeleton() {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const kind = isHydrated ? parsePaymentState(state).orderKind : undefined;
  return (
    <Page css={page} loading={t('Loading the payment form')}>
      <PaymentHeading kind={kind}>{t('Complete Your Payment')}</PaymentHeading>
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
