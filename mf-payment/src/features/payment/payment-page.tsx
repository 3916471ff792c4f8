import {
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useSearchParams,
} from '@storefront/shared/router';
import { readText } from '@storefront/shared/shop/read-response';
import { Container } from '@storefront/shared/ui/container';
import { PaymentError } from './payment-error';
import { PaymentFlow } from './payment-flow';
import { PaymentHead } from './payment-head';
import { PaymentSettled } from './payment-settled';
import { parsePaymentState } from './payment-state';
import { paymentView } from './payment-view';
import type { PaymentFormData } from './payment.loader';
import { main, page } from './payment.styles';

/** Paying for an order (PAY-01, PAY-02, PAY-14). */
export function PaymentPage() {
  const form = useLoaderData<PaymentFormData>();
  const location = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const loading = useNavigation().state !== 'idle';

  const told = parsePaymentState(location.state);
  const view = paymentView(readText(params.get('orderId')) ?? told.orderId, form);

  function loadAgain() {
    const state: unknown = location.state;
    void navigate(location, { replace: true, preventScrollReset: true, state });
  }

  return (
    <Container data-boundary="mf-payment" css={page}>
      {view.kind === 'due' ? (
        <PaymentFlow
          key={view.orderId}
          orderId={view.orderId}
          order={view.order}
          fields={view.fields}
          declined={params.get('declined') === '1'}
          priceChange={told.priceChange}
        />
      ) : (
        <>
          <PaymentHead>Complete Your Payment</PaymentHead>
          <div css={main}>
            {view.kind === 'paid' ? (
              <PaymentSettled orderId={view.orderId} />
            ) : (
              <PaymentError message={view.message} retry={{ onClick: loadAgain, busy: loading }} />
            )}
          </div>
        </>
      )}
    </Container>
  );
}
