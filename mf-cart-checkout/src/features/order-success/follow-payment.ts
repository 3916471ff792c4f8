import { waitForNextPoll } from '@storefront/shared/shop/wait-for-next-poll';
import type { OrderPayment } from './order-payment';

/** About two minutes. */
const LOOKS = 60;

/**
 * Looks at an order until its payment is settled, or for a while, and tells what it finds; `over` is
 * true with the last. A look that fails while the payment is waited for takes nothing back.
 */
export async function followPayment(
  look: () => Promise<OrderPayment>,
  tell: (payment: OrderPayment, over: boolean) => void,
  signal: AbortSignal,
): Promise<void> {
  let payment = await look();
  for (let looks = 1; payment === 'waiting' && looks < LOOKS; looks += 1) {
    tell(payment, false);
    await waitForNextPoll(signal);
    if (signal.aborted) return;
    const found = await look();
    payment = found === 'failed' ? payment : found;
  }
  if (!signal.aborted) tell(payment, true);
}
