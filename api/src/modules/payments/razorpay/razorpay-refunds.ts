import { GatewayError, GatewayRefusal } from '../provider/gateway-error';
import type { RefundEvent, RefundRequest } from '../provider/payment-provider';
import type { RazorpayClient } from './razorpay-client';
import type { Refund } from './razorpay.schema';

function refundEvent(refundId: string, { id, amount, status }: Refund): RefundEvent {
  // With an undocumented status, it is only certain that Razorpay has accepted the refund.
  const outcome = status === 'processed' || status === 'failed' ? status : 'pending';
  return { refundId, providerId: id, amount, outcome };
}

/** The event of a refund at Razorpay; none if the shop didn't request the refund. */
export function refundEvents(refund: Refund): RefundEvent[] {
  return refund.receipt ? [refundEvent(refund.receipt, refund)] : [];
}

/** Finds the refund that Razorpay made for an earlier request. */
async function findRefund(
  client: RazorpayClient,
  { id, receiptId }: RefundRequest,
): Promise<Refund | undefined> {
  try {
    return (await client.listRefunds(receiptId)).find(({ receipt }) => receipt === id);
  } catch (error) {
    // That the list was refused doesn't mean that the refund was refused.
    throw error instanceof GatewayRefusal ? new GatewayError(error.reason) : error;
  }
}

/**
 * Makes a refund. For a repeated request, it searches Razorpay's list of refunds first, because it isn't
 * documented how long Razorpay remembers an idempotency key.
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
