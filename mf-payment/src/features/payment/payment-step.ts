import type { ExternalPayment } from './waiting/external-payment';

/** Which step of the payment the page shows. */
export type PaymentStep =
  | { kind: 'form' }
  /** The browser is being redirected to the payment provider's page. */
  | { kind: 'redirecting' }
  | ExternalPayment;
