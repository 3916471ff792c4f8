import type { Config } from '../../settings/config';
import type { TextMessageSender } from '../../modules/mail/text-messages/text-message-sender';
import type { MailSender } from '../../modules/mail/sending/mail-sender';

/** The path of the mailbox on the API. */
export const MAILBOX_PATH = '/sandbox/mailbox';

/**
 * Whether the demo has a mailbox page. The page shows every mail to everybody, including links that reset
 * passwords, so a demo on https, which strangers may reach, has none.
 */
export function hasMailbox({
  demo,
  smtpUrl,
  publicUrl,
  allowedOrigins,
}: Pick<Config, 'demo' | 'smtpUrl' | 'publicUrl' | 'allowedOrigins'>): boolean {
  const isPublic = [...allowedOrigins, publicUrl].some((address) => address.startsWith('https:'));
  return demo && smtpUrl === undefined && !isPublic;
}

/** The demo's sender: mails are sent nowhere, but shown on the mailbox page (`mailbox.routes.ts`). */
export const mailboxSender: MailSender = {
  domain: 'mailbox.invalid',
  keepsMails: true,
  send: () => Promise.resolve(),
};

/** The demo's sender of text messages, which the mailbox page shows too. */
export const mailboxTextSender: TextMessageSender = {
  channels: ['sms', 'whatsapp'],
  canSend: () => true,
  keepsMessages: true,
  send: () => Promise.resolve(),
};
