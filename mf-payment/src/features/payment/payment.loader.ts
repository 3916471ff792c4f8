import { HttpError, services, type Http } from '@storefront/shared/host';
import type { LoaderFunctionArgs } from '@storefront/shared/router';
import { readText } from '@storefront/shared/shop/read-response';
import type { Order } from '@storefront/shared/shop/order';
import type { PaymentField } from '@storefront/shared/shop/payment';
import { fetchOrder, fetchPaymentFields } from './payment.api';

/** The payment form as the page gets it; `failed` when it couldn't be loaded. */
export type PaymentFormData =
  | {
      status: 'loaded';
      fields: PaymentField[];
      /** What is paid for; undefined where the address names no order or it couldn't be read. */
      order: Order | undefined;
    }
  | { status: 'failed' };

/** Loads the payment form's definition (PAY-02), and beside it the order that is paid for. */
export async function loadPayment(args: LoaderFunctionArgs): Promise<PaymentFormData> {
  const { signal, url } = args.request;
  const { http } = services(args);
  const orderId = readText(new URL(url).searchParams.get('orderId'));
  try {
    const [fields, order] = await Promise.all([
      fetchPaymentFields(http, signal),
      orderId === undefined ? undefined : orderOrNothing(http, orderId, signal),
    ]);
    return { status: 'loaded', fields, order };
  } catch (error) {
    if (signal.aborted) throw error;
    tell('Failed to load payment form', error);
    return { status: 'failed' };
  }
}

/** The order to show beside its payment, which goes on without it. */
async function orderOrNothing(
  http: Http,
  orderId: string,
  signal: AbortSignal,
): Promise<Order | undefined> {
  try {
    return await fetchOrder(http, orderId, signal);
  } catch (error) {
    if (!signal.aborted) tell('Order unreadable', error);
    return undefined;
  }
}

/** The client has logged a failed call already (API-04). */
function tell(what: string, error: unknown): void {
  if (!(error instanceof HttpError)) console.error(what, error);
}
