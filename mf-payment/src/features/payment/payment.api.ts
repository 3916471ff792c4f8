import { apiPaths } from '@storefront/host/contracts';
import type { PaymentRequest } from '@storefront/host/contracts/api';
import type { Http } from '@storefront/host';
import { parsePaymentFields, type PaymentField } from '../../lib/parse-payment-fields';
import { parsePaymentResponse, type PaymentResponse } from '../../lib/parse-payment-response';

/**
 * Fetches the definition of the payment form (PAY-02), with values of the order if the API prefills it
 * (ADDR-08). Throws `HttpError`, `UnexpectedResponseError`.
 */
export async function fetchPaymentFields(
  http: Http,
  orderId: string | undefined,
  signal: AbortSignal,
): Promise<PaymentField[]> {
  return parsePaymentFields(
    await http.get(apiPaths.paymentFields, { params: { orderId }, signal }),
  );
}

/** Starts a payment (PAY-09) and returns what to do next. Throws like `fetchPaymentFields`. */
export async function startPayment(http: Http, payment: PaymentRequest): Promise<PaymentResponse> {
  return parsePaymentResponse(await http.post(apiPaths.payments, payment));
}
