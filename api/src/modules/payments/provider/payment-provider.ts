import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentEvent, PaymentField, PaymentResponse } from '@storefront/host/contracts/api';
import { UnavailableError } from '../../../http/errors';

/** A payment about to be made. */
export interface PaymentStart {
  /** The shop's reference; the provider's callback names it. */
  ref: string;
  orderId: string;
  /** When the order was placed: an unpaid order expires some time after that. */
  orderedAt: Date;
  /** Paise. */
  amount: number;
  merchant: string;
  /** The URL that the shopper's browser returns to, without a trailing slash. */
  returnUrl: string;
  /** The values of the payment form; required ones are not blank. */
  fields: Readonly<Record<string, string>>;
}

/** A refund to request from the provider. */
export interface RefundRequest {
  /** The shop's id of the refund: repeated requests with the same id are paid once. */
  id: string;
  /** The provider's id of the payment to refund. */
  receiptId: string;
  /** Paise. */
  amount: number;
  /** Whether it was requested before, so that the provider may have paid it already. */
  isRepeated: boolean;
}

/** A provider's report about a refund. */
export interface RefundEvent {
  /** The shop's id of the refund. */
  refundId: string;
  /** The provider's id of the refund. */
  providerId: string;
  /** Paise. */
  amount: number;
  /** `pending`: accepted; `processed`: paid; `failed`: not paid after all. */
  outcome: 'pending' | 'processed' | 'failed';
}

/** What the shopper pays on. */
export type Device = 'phone' | 'desktop';

/**
 * A payment provider. It defines the payment form and starts payments; its response tells the browser
 * what to do next. An order only counts as paid when the provider's signed callback says so.
 */
export interface PaymentProvider {
  /** The payment form; the likeliest method of the device comes first. */
  fields: (device?: Device) => PaymentField[];
  /** The name of the field that holds the payment method. */
  methodField: string;
  /** Rejects when the provider can't take payments at the moment. */
  check: () => Promise<unknown>;
  /**
   * Starts a payment; the response says what the browser has to do next, or why the payment can't be made.
   */
  start: (payment: PaymentStart) => Promise<PaymentResponse>;
  /**
   * Reads the events that a callback reports; none if the shop ignores its type. Undefined when the provider
   * didn't sign it, or its signature is too old.
   */
  readCallback: (
    headers: IncomingHttpHeaders,
    rawBody: string,
  ) => (PaymentEvent | RefundEvent)[] | undefined;
  /**
   * Fetches the events of a payment so far, with the same ids as in callbacks; none while it is open. Absent
   * if the provider has no such call. Rejects when the provider doesn't respond.
   */
  findEvents?: (ref: string) => Promise<PaymentEvent[]>;
  /**
   * Cancels a started payment, so that it can't be paid any more. Absent if the provider has no such call.
   * Throws a `GatewayError` if the payment can still be paid, or was paid.
   */
  cancel?: (ref: string) => Promise<void>;
  /**
   * Requests a refund, or reports the one that was made for the same id before. Absent if refunds can only be
   * made by hand. Throws a `GatewayRefusal` when it won't be paid; after any other `GatewayError` it may have
   * been paid.
   */
  refund?: (request: RefundRequest) => Promise<RefundEvent>;
}

/** Returns the payment provider. Throws an {@link UnavailableError} with that message if there is none. */
export function requireProvider(
  provider: PaymentProvider | undefined,
  message: string,
): PaymentProvider {
  if (provider) return provider;
  throw new UnavailableError(message);
}
