import type { Config } from '../../../config';

/** Where the mailbox is on the API. */
export const MAILBOX_PATH = '/sandbox/mailbox';

/** What decides whether there is a mailbox. */
export type MailboxSettings = Pick<Config, 'demo' | 'smtpUrl' | 'publicUrl' | 'allowedOrigins'>;

/**
 * Whether the demo's mailbox page is there. It shows every mail to everybody, with links that sign in: so a demo on
 * https, which strangers may reach, has none.
 */
export function hasMailbox({ demo, smtpUrl, publicUrl, allowedOrigins }: MailboxSettings): boolean {
  const isPublic = [...allowedOrigins, publicUrl].some((address) => address.startsWith('https:'));
  return demo && smtpUrl === undefined && !isPublic;
}
