import type { Config } from '../../../settings/config';
import type { Database } from '../../../db/database';
import { findStore } from '../../store/store.repository';
import type { MailSender } from './mail-sender';
import { createSmtpSender, type MailFrom } from './smtp-sender';

const NO_MAILS =
  'SMTP_URL is not set: mails are kept for three days, and sent if it is set by then.';

/** The sender of mails: MAIL_FROM, with the store's name and address as the fallback. */
async function readFrom(db: Database, setting: string | undefined): Promise<MailFrom> {
  const [, name = '', address = ''] = /^(?:(.*?)\s*<(.+)>)$/.exec(setting ?? '') ?? [];
  if (address) return { name, address };
  const store = await findStore(db);
  const storeName = store?.storeName ?? '';
  return { name: storeName, address: setting ?? store?.companyEmail ?? '' };
}

/** Chooses how mails are sent; without a sender they stay queued, and the notices say so. */
export async function chooseSender(
  db: Database,
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>,
): Promise<{ sender: MailSender | undefined; notices: string[] }> {
  if (config.smtpUrl === undefined) return { sender: undefined, notices: [NO_MAILS] };
  const from = await readFrom(db, config.mailFrom);
  if (from.address === '') {
    const notice = 'MAIL_FROM is not set, and the store has no email address: mails are kept.';
    return { sender: undefined, notices: [notice] };
  }
  return { sender: createSmtpSender(config.smtpUrl, from), notices: [] };
}
