/** A payment that the shopper completes in an app, after scanning a code or opening a link. */
export type ExternalPayment =
  | { kind: 'qr'; text: string | undefined; image: string | undefined }
  | { kind: 'app'; url: string };
