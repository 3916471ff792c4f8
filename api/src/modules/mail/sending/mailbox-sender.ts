import type { MailSender } from './mail-sender';

/** The demo's: a mail that counts as sent is on the mailbox page (`mailbox/mailbox.routes.ts`), and nowhere else. */
export const mailboxSender: MailSender = {
  domain: 'mailbox.invalid',
  keepsMails: true,
  send: () => Promise.resolve(),
};
