import { waitForNextPoll } from '@storefront/host/browser/wait-for-next-poll';
import { isUnpaid, type PaymentStatus } from './payment-status';

/** With two seconds between polls, about two minutes. */
const MAX_POLLS = 60;

/**
 * Polls the payment of an order until it has an outcome, or `MAX_POLLS` times. Calls `onResult` after
 * each poll; `done` is true for the last. A poll that fails doesn't replace the result before it.
 */
export async function pollPayment(
  fetchPayment: () => Promise<PaymentStatus>,
  onResult: (payment: PaymentStatus, done: boolean) => void,
  signal: AbortSignal,
): Promise<void> {
  let payment = await fetchPayment();
  for (let polls = 1; isUnpaid(payment) && polls < MAX_POLLS; polls += 1) {
    onResult(payment, false);
    await waitForNextPoll(signal);
    if (signal.aborted) return;
    const polled = await fetchPayment();
    payment = polled === 'failed' ? payment : polled;
  }
  if (!signal.aborted) onResult(payment, true);
}
