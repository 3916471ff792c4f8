import { apiPaths } from '@storefront/shared/contracts';
import type { PaymentRequest } from '@storefront/shared/contracts/api';
import type { Http } from '@storefront/shared/host';
import { parseOrder, type Order } from '@storefront/shared/shop/order';
import {
  parsePaymentFields,
  parsePaymentResponse,
  type PaymentField,
  type PaymentResponse,
} from '@storefront/shared/shop/payment';

/** The definition of the payment form (PAY-02). Throws `HttpError`, `UnexpectedResponseError`. */
export async function fetchPaymentFields(http: Http, signal: AbortSignal): Promise<PaymentField[]> {
  return parsePaymentFields(await http.get(apiPaths.paymentFields, { signal }));
}

/** Starts a payment (PAY-09) and says what is to be done next. Throws like the above. */
export async function startPayment(http: Http, payment: PaymentRequest): Promise<PaymentResponse> {
  return parsePaymentResponse(await http.post(apiPaths.payments, payment));
}

/** The shopper's own order; its status is the server's word on whether it is paid (D14). */
export async function fetchOrder(http: Http, orderId: string, signal: AbortSignal): Promise<Order> {
  return parseOrder(await http.get(apiPaths.order(orderId), { signal }));
}
