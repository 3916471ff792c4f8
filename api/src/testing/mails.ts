import { setImmediate } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { mails } from '../db/schema';
import type { MailTemplate } from '../modules/mail/mail-data.schema';

/** The mails of a template to an address, as soon as there are so many; a response may not have waited for them. */
export async function mailsTo(
  db: Database,
  recipient: string,
  template: MailTemplate,
  count: number,
) {
  for (;;) {
    const found = await db
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, recipient), eq(mails.template, template)))
      .orderBy(mails.createdAt);
    if (found.length >= count) return found;
    await setImmediate();
  }
}

/** The token of the link in the last of so many mails of a template to an address. */
export async function mailedToken(
  db: Database,
  recipient: string,
  template: MailTemplate,
  count = 1,
): Promise<string> {
  const found = await mailsTo(db, recipient, template, count);
  const token = /#token=([\w-]+)/.exec(JSON.stringify(found.at(-1)?.data))?.[1];
  if (token === undefined) throw new Error(`The mail to ${recipient} has no link.`);
  return token;
}
