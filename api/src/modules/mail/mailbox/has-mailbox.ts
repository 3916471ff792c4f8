import type { Config } from '../../../settings/config';

/** The path of the mailbox on the API. */
export const MAILBOX_PATH = '/sandbox/mailbox';

/** The settings that decide whether there is a mailbox. */
export type MailboxSettings = Pick<Config, 'demo' | 'smtpUrl' | 'publicUrl' | 'allowedOrigins'>;

/**
 * Whether the demo has a mailbox page. The page shows every mail to everybody, including links that reset
 * passwords, so a demo on https, which strangers may reach, has none.
 */
export function hasMailbox({ demo, smtpUrl, publicUrl, allowedOrigins }: MailboxSettings): boolean {
  const isPublic = [...allowedOrigins, publicUrl].some((address) => address.startsWith('https:'));
  return demo && smtpUrl === undefined && !isPublic;
}
