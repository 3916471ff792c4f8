import { HttpError, services, type Http } from '@storefront/host';
import type { LoaderFunctionArgs } from '@storefront/host/router';
import { readText } from '@storefront/host/response/read-response';
import type { Order } from '@storefront/host/shop/orders/order';
import type { PaymentField } from '../../lib/parse-payment-fields';
import { fetchOrder } from '../../lib/order.api';
import type { CodOffer } from '../../lib/parse-cash-on-delivery';
import { fetchCodOffer } from './cash-on-delivery/cash-on-delivery.api';
import { fetchPaymentFields } from './payment.api';

/** What the payment page loads; `failed` if the form's definition couldn't be loaded. */
export type PaymentData =
  | {
      status: 'ready';
      fields: PaymentField[];
      /** The order to pay; undefined if the URL names none or it couldn't be loaded. */
      order: Order | undefined;
      /** Undefined if the server doesn't say whether it can be paid on delivery. */
      codOffer: CodOffer | undefined;
    }
  | { status: 'failed' };

/** Loads the definition of the payment form (PAY-02) and the order to pay. */
export async function loadPayment(args: LoaderFunctionArgs): Promise<PaymentData> {
  const { signal, url } = args.request;
  const { http } = services(args);
  const orderId = readText(new URL(url).searchParams.get('orderId'));
  try {
    const [fields, order, codOffer] = await Promise.all([
      fetchPaymentFields(http, orderId, signal),
      orderId === undefined ? undefined : fetchOrderOrUndefined(http, orderId, signal),
      orderId === undefined ? undefined : fetchCodOfferOrUndefined(http, orderId, signal),
    ]);
    return { status: 'ready', fields, order, codOffer };
  } catch (error) {
    if (signal.aborted) throw error;
    logError('Failed to load payment form', error);
    return { status: 'failed' };
  }
}

/** The order for the summary; undefined if it can't be loaded, because the payment works without it. */
async function fetchOrderOrUndefined(
  http: Http,
  orderId: string,
  signal: AbortSignal,
): Promise<Order | undefined> {
  try {
    return await fetchOrder(http, orderId, signal);
  } catch (error) {
    if (!signal.aborted) logError('Failed to load the order', error);
    return undefined;
  }
}

/** Whether the order can be paid on delivery; undefined if the server doesn't say, because there are other ways to pay. */
async function fetchCodOfferOrUndefined(
  http: Http,
  orderId: string,
  signal: AbortSignal,
): Promise<CodOffer | undefined> {
  try {
    return await fetchCodOffer(http, orderId, signal);
  } catch (error) {
    if (!signal.aborted) logError('Failed to load the offer of cash on delivery', error);
    return undefined;
  }
}

/** Logs an error, unless the HTTP client has done so (API-04). */
function logError(message: string, error: unknown): void {
  if (!(error instanceof HttpError)) console.error(message, error);
}
