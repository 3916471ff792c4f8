/** The payment goes on beside this page: in an app that read the code, or one that was opened. */
export type OutsideStep =
  | { kind: 'qr'; text: string | undefined; image: string | undefined }
  | { kind: 'app'; url: string };

/** Where the payment stands. */
export type PaymentStep =
  | { kind: 'form' }
  /** The browser is on its way to somebody else's page. */
  | { kind: 'leaving' }
  | OutsideStep;

/** Why a try failed; a new object for each, so that the same reason is told again. */
export interface PaymentFailure {
  message: string;
}
