/** A mail as it leaves the shop. */
export interface OutgoingMail {
  /** The same in every attempt, so that mail programs know a mail they have already. */
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Hands mails over. Throws a {@link MailNotSentError}. */
export interface MailSender {
  /** What the mail's Message-ID ends with. */
  domain: string;
  /** Whether what the mail says stays stored after it was sent. */
  keepsMails: boolean;
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
}

/**
 * What comes next for a mail that wasn't sent: `later` and it may go through; `server-away` the same, and no other mail
 * would go through now; `never` would it be accepted; `unclear` whether it was: it may have been sent.
 */
export type NextForMail = 'later' | 'server-away' | 'never' | 'unclear';

/** A mail wasn't sent, or may not have been. */
export class MailNotSentError extends Error {
  override readonly name = 'MailNotSentError';

  constructor(
    message: string,
    readonly next: NextForMail,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
