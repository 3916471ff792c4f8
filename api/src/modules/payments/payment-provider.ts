import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentEvent, PaymentField, PaymentResponse } from '@storefront/shared/contracts/api';

/** A payment about to be made. */
export interface PaymentStart {
  /** The shop's reference; the provider's callback names it. */
  ref: string;
  orderId: string;
  /** Paise. */
  amount: number;
  merchant: string;
  /** Where the shopper's browser goes back to, without a slash at the end. */
  returnUrl: string;
  /** The payment form as it was filled in; required fields are there. */
  fields: Readonly<Record<string, string>>;
}

/**
 * Who moves the money. The API asks it for the form, hands it a payment and shows the shopper what it
 * answers; that a payment was made is believed only when the provider's signed callback says so.
 */
export interface PaymentProvider {
  /** The payment form. */
  fields: () => PaymentField[];
  /** The name under which `fields` asks for the way to pay. */
  methodField: string;
  /** Starts a payment: what the browser is to do next, or why it can't be made. */
  start: (payment: PaymentStart) => Promise<PaymentResponse>;
  /** The event of a callback; undefined when the provider didn't sign it, or not recently. */
  readCallback: (headers: IncomingHttpHeaders, rawBody: string) => PaymentEvent | undefined;
}
