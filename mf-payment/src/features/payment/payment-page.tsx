import {
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useSearchParams,
} from '@storefront/shared/router';
import { readText } from '@storefront/shared/shop/answer';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/page-heading';
import { PaymentError } from './payment-error';
import { PaymentFlow } from './payment-flow';
import { parsePaymentState } from './payment-state';
import type { PaymentFormData } from './payment.loader';
import { page } from './payment.styles';

/** Paying for an order (PAY-01, PAY-02, PAY-14). */
export function PaymentPage() {
  const form = useLoaderData<PaymentFormData>();
  const location = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const loading = useNavigation().state !== 'idle';

  const told = parsePaymentState(location.state);
  const orderId = readText(params.get('orderId')) ?? told.orderId;

  function loadAgain() {
    const state: unknown = location.state;
    void navigate(location, { replace: true, preventScrollReset: true, state });
  }

  return (
    <Container data-boundary="mf-payment" width="form" css={page}>
      {orderId === undefined || form.status === 'failed' ? (
        <>
          <PageHeading>Complete Your Payment</PageHeading>
          <PaymentError
            message={
              orderId === undefined
                ? 'Order ID is missing. Please return to checkout.'
                : 'Failed to load payment form. Please try again later.'
            }
            retry={{ onClick: loadAgain, busy: loading }}
          />
        </>
      ) : (
        <PaymentFlow
          key={orderId}
          orderId={orderId}
          fields={form.fields}
          declined={params.get('declined') === '1'}
          priceChange={told.priceChange}
        />
      )}
    </Container>
  );
}
