import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentEvent, PaymentField, PaymentResponse } from '@storefront/shared/contracts/api';
import { UnavailableError } from '../../http/errors';

/** A payment about to be made. */
export interface PaymentStart {
  /** The shop's reference; the provider's callback names it. */
  ref: string;
  orderId: string;
  /** When the order was placed; unpaid, it is held from then on for a time. */
  orderedAt: Date;
  /** Paise. */
  amount: number;
  merchant: string;
  /** Where the shopper's browser goes back to, without a slash at the end. */
  returnUrl: string;
  /** The values of the payment form; required ones are not blank. */
  fields: Readonly<Record<string, string>>;
}

/** Money that goes back to who paid it. */
export interface RefundRequest {
  /** The shop's id of the refund: however often it is asked for, it is paid once. */
  id: string;
  /** The provider's id of what was received. */
  receiptId: string;
  /** Paise. */
  amount: number;
  /** Whether the provider was asked before, and may have paid it. */
  isRepeated: boolean;
}

/** What a provider reports of a refund. */
export interface RefundEvent {
  /** The shop's id of it. */
  refundId: string;
  /** The provider's id of it. */
  providerId: string;
  /** Paise. */
  amount: number;
  /** Accepted, paid, or not paid after all. */
  outcome: 'pending' | 'processed' | 'failed';
}

/**
 * A payment provider. It defines the payment form and starts payments; its response tells the browser
 * what to do next. An order only counts as paid when the provider's signed callback says so.
 */
export interface PaymentProvider {
  /** The payment form. */
  fields: () => PaymentField[];
  /** The name of the field that holds the payment method. */
  methodField: string;
  /** Rejects when the provider can't take payments now. */
  check: () => Promise<unknown>;
  /** Starts a payment: what the browser is to do next, or why it can't be made. */
  start: (payment: PaymentStart) => Promise<PaymentResponse>;
  /**
   * What a callback reports: nothing where it is about something that the shop doesn't follow. Undefined
   * when the provider didn't sign it, or not recently.
   */
  readCallback: (
    headers: IncomingHttpHeaders,
    rawBody: string,
  ) => (PaymentEvent | RefundEvent)[] | undefined;
  /**
   * What the provider knows of a payment by now, with the same ids as in its callbacks; nothing while it is
   * open. Absent where the provider can't be asked. Rejects when it doesn't respond.
   */
  findEvents?: (ref: string) => Promise<PaymentEvent[]>;
  /**
   * Makes a payment that has begun one that can't be paid any more. Absent where that isn't possible. Throws a
   * `GatewayError` where it can still be paid, or was paid.
   */
  cancel?: (ref: string) => Promise<void>;
  /**
   * Has a refund paid, or reports the one that it made of the same request before. Absent where refunds are only made by
   * hand. Throws a `GatewayRefusal` when it won't be paid; after any other `GatewayError` it may have been.
   */
  refund?: (request: RefundRequest) => Promise<RefundEvent>;
}

/** The payment provider. Throws an {@link UnavailableError} with that message where there is none. */
export function requireProvider(
  provider: PaymentProvider | undefined,
  message: string,
): PaymentProvider {
  if (provider) return provider;
  throw new UnavailableError(message);
}
