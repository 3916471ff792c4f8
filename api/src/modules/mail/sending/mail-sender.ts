/** A mail as it is sent. */
interface OutgoingMail {
  /** The same in every attempt, so that mail programs recognise a duplicate. */
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl?: string;
}

/** Hands mails over to a mail server or the mailbox. */
export interface MailSender {
  /** The domain in Message-IDs. */
  domain: string;
  /** Whether the content of mails stays stored after they were sent. */
  keepsMails: boolean;
  /** Throws a {@link MailNotSentError}. */
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
}

/**
 * What happens next to a mail whose sending failed: `transient`, it is retried; `server-unavailable`, it is retried, and
 * no other mail can be sent now either; `permanent`, it is given up; `unknown`, it may have been sent, and is
 * given up.
 */
export type FailureKind = 'transient' | 'server-unavailable' | 'permanent' | 'unknown';

/** A mail wasn't sent, or may not have been. */
export class MailNotSentError extends Error {
  override readonly name = 'MailNotSentError';

  constructor(
    message: string,
    readonly kind: FailureKind,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
