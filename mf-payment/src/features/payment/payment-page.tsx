import {
  useLoaderData,
  useLocation,
  useRevalidator,
  useSearchParams,
} from '@storefront/host/router';
import { readText } from '@storefront/host/response/read-response';
import { Page } from '../../components/page';
import { PaymentError } from '../../components/payment-error';
import { t } from '../../messages/t';
import { PaymentFlow } from './payment-flow';
import { kindOf } from './order-kind';
import { PaymentHeading } from './payment-heading';
import { AlreadyPaid } from './already-paid';
import { parsePaymentState } from './payment-state';
import { paymentView } from './payment-view';
import type { PaymentData } from './payment.loader';
import { main, page } from './payment.styles';

export { PaymentSkeleton } from './payment-skeleton';

/** The payment page (PAY-01, PAY-02, PAY-14). */
export function PaymentPage() {
  const data = useLoaderData<PaymentData>();
  const location = useLocation();
  const [params] = useSearchParams();
  const revalidator = useRevalidator();

  const state = parsePaymentState(location.state);
  const view = paymentView(readText(params.get('orderId')) ?? state.orderId, data);

  return (
    <Page css={page}>
      {view.kind === 'due' ? (
        <PaymentFlow
          key={view.orderId}
          orderId={view.orderId}
          order={view.order}
          fields={view.fields}
          codOffer={view.codOffer}
          declined={params.get('declined') === '1'}
          priceChange={state.priceChange}
        />
      ) : (
        <>
          <PaymentHeading kind={kindOf(data.status === 'ready' ? data.order : undefined)}>
            {t('Complete Your Payment')}
          </PaymentHeading>
          <div css={main}>
            {view.kind === 'paid' ? (
              <AlreadyPaid order={view.order} />
            ) : (
              <PaymentError
                message={view.message}
                retry={{
                  onClick: () => void revalidator.revalidate(),
                  busy: revalidator.state !== 'idle',
                }}
              />
            )}
          </div>
        </>
      )}
    </Page>
  );
}
