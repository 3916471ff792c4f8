import { GatewayError, GatewayRefusal } from '../gateway-error';
import type { RefundEvent, RefundRequest } from '../payment-provider';
import type { RazorpayClient } from './razorpay-client';
import type { Refund } from './razorpay.schema';

function refundEvent(refundId: string, { id, amount, status }: Refund): RefundEvent {
  // Of a status that isn't documented only so much is sure: Razorpay has the refund.
  const outcome = status === 'processed' || status === 'failed' ? status : 'pending';
  return { refundId, providerId: id, amount, outcome };
}

/** What a refund of Razorpay's says of the shop's; nothing where the shop didn't ask for it. */
export function refundEvents(refund: Refund): RefundEvent[] {
  return refund.receipt ? [refundEvent(refund.receipt, refund)] : [];
}

/** The refund that Razorpay made of an earlier request. */
async function findRefund(
  client: RazorpayClient,
  { id, receiptId }: RefundRequest,
): Promise<Refund | undefined> {
  try {
    return (await client.listRefunds(receiptId)).find(({ receipt }) => receipt === id);
  } catch (error) {
    // A refused question says nothing of the refund.
    throw error instanceof GatewayRefusal ? new GatewayError(error.reason) : error;
  }
}

/**
 * Makes a refund. A repeated request is looked for first: how long Razorpay remembers an idempotency key isn't
 * documented, its list of refunds stays.
 */
export async function makeRefund(
  client: RazorpayClient,
  request: RefundRequest,
): Promise<RefundEvent> {
  const { id, receiptId, amount, isRepeated } = request;
  const made = isRepeated ? await findRefund(client, request) : undefined;
  const refund =
    made ?? (await client.createRefund(receiptId, { amount, speed: 'normal', receipt: id }));
  return refundEvent(id, refund);
}
