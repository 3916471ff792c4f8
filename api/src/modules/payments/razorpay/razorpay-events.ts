import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentEvent } from '@storefront/host/contracts/api';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { BadRequestError } from '../../../http/errors';
import { parseJson } from '../../../http/requests/parse-json';
import { equalInConstantTime, hmac } from '../provider/hmac';
import type { RefundEvent } from '../provider/payment-provider';
import type { RazorpayClient } from './razorpay-client';
import { refundEvents } from './razorpay-refunds';
import {
  ClosedLinkSchema,
  PaidLinkSchema,
  RefundWebhookSchema,
  WebhookSchema,
} from './razorpay.schema';

/**
 * The event of a received payment. Its id is Razorpay's payment id, so that a payment reported twice is
 * recorded once.
 */
function received(ref: string, paymentId: string, amount: number, currency: string): PaymentEvent {
  return { id: paymentId, ref, outcome: 'approved', amount, currency };
}

/** The event of a link that can't be paid any more. */
function closed(ref: string): PaymentEvent {
  return { id: `${ref}-closed`, ref, outcome: 'declined', amount: 0, currency: 'INR' };
}

function parse<Schema extends TSchema>(schema: Schema, body: unknown): Static<Schema> {
  if (Check(schema, body)) return body;
  throw new BadRequestError('body', 'The body is signed, but doesn’t match its webhook event');
}

/**
 * Reads the events that a webhook reports; undefined when Razorpay didn't sign it. Webhooks that don't name a
 * payment or a refund of the shop report no events: a failed attempt leaves the link open, `payment.captured`
 * doesn't name its link, and a refund without a receipt was made by hand. Throws a {@link BadRequestError}
 * for a signed body that isn't a webhook.
 */
export function readWebhook(
  webhookSecret: string,
  headers: IncomingHttpHeaders,
  rawBody: string,
): (PaymentEvent | RefundEvent)[] | undefined {
  const signature = headers['x-razorpay-signature'];
  const expected = hmac(webhookSecret, rawBody);
  if (typeof signature !== 'string' || !equalInConstantTime(signature, expected)) return undefined;
  const body = parseJson(rawBody);
  switch (parse(WebhookSchema, body).event) {
    case 'payment_link.paid':
    case 'payment_link.partially_paid': {
      const { payment, payment_link } = parse(PaidLinkSchema, body).payload;
      const { id, amount, currency } = payment.entity;
      const ref = payment_link.entity.reference_id;
      return ref ? [received(ref, id, amount, currency)] : [];
    }
    case 'payment_link.expired':
    case 'payment_link.cancelled': {
      const ref = parse(ClosedLinkSchema, body).payload.payment_link.entity.reference_id;
      return ref ? [closed(ref)] : [];
    }
    case 'refund.processed':
    case 'refund.failed':
      return refundEvents(parse(RefundWebhookSchema, body).payload.refund.entity);
    default:
      return [];
  }
}

/** Fetches the events of a payment so far. Without a link it counts as closed, because nobody can pay it. */
export async function findEvents(client: RazorpayClient, ref: string): Promise<PaymentEvent[]> {
  const listed = await client.findLink(ref);
  if (!listed) return [closed(ref)];
  const { status, currency, payments } = await client.readLink(listed.id);
  const captured = (payments ?? []).filter((payment) => payment.status === 'captured');
  if (captured.length > 0) {
    return captured.map(({ payment_id, amount }) => received(ref, payment_id, amount, currency));
  }
  return status === 'expired' || status === 'cancelled' ? [closed(ref)] : [];
}
