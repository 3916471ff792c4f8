import { setImmediate } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { mails } from '../db/schema';
import type { MailTemplate } from '../modules/mail/mail-data.schema';

/** Waits for `count` mails of a template to an address, because some are queued after the response. */
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

/** Waits for `count` mails of a template to an address; returns the token of the link in the last one. */
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
