import { createHmac } from 'node:crypto';
import type { PaymentEvent } from '@storefront/host/contracts/api';

/** The body and the signature header of the sandbox's callback for a payment event. */
export function signedEvent(
  secret: string,
  event: PaymentEvent,
): [body: string, headers: Record<string, string>] {
  const body = JSON.stringify(event);
  const seconds = Math.floor(Date.now() / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return [body, { 'x-payment-signature': `t=${seconds},v1=${mac}` }];
}
