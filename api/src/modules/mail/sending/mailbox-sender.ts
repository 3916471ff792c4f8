import type { MailSender } from './mail-sender';

/** The demo's sender: mails are sent nowhere, but shown on the mailbox page (`mailbox/mailbox.routes.ts`). */
export const mailboxSender: MailSender = {
  domain: 'mailbox.invalid',
  keepsMails: true,
  send: () => Promise.resolve(),
};
