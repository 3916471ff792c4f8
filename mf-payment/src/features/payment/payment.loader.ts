import { HttpError, services } from '@storefront/shared/host';
import type { LoaderFunctionArgs } from '@storefront/shared/router';
import type { PaymentField } from '@storefront/shared/shop/payment';
import { fetchPaymentFields } from './payment.api';

/** The payment form as the page gets it; `failed` when it couldn't be loaded. */
export type PaymentFormData = { status: 'loaded'; fields: PaymentField[] } | { status: 'failed' };

/** Loads the payment form's definition (PAY-02). */
export async function loadPayment(args: LoaderFunctionArgs): Promise<PaymentFormData> {
  const { signal } = args.request;
  try {
    return { status: 'loaded', fields: await fetchPaymentFields(services(args).http, signal) };
  } catch (error) {
    if (signal.aborted) throw error;
    // The client has logged a failed call already (API-04).
    if (!(error instanceof HttpError)) console.error('Failed to load payment form', error);
    return { status: 'failed' };
  }
}
