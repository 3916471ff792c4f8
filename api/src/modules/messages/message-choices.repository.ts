import { and, asc, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { MessageChannel } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { mails, messageChoices, orders } from '../../db/schema';

export type MessageChoiceRow = typeof messageChoices.$inferSelect;

export async function insertChoices(
  tx: Database,
  rows: readonly MessageChoiceRow[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(messageChoices).values([...rows]);
}

/** Whose choices are read: those of an account, to a phone number, or both. */
type Whose = Partial<Pick<MessageChoiceRow, 'userId' | 'phone'>>;

/** The last choice of each account for each number and channel. */
export function findChoices(db: Database, { userId, phone }: Whose): Promise<MessageChoiceRow[]> {
  const { userId: account, phone: number, channel, at } = messageChoices;
  return db
    .selectDistinctOn([account, number, channel])
    .from(messageChoices)
    .where(
      and(
        userId === undefined ? undefined : eq(account, userId),
        phone === undefined ? undefined : eq(number, phone),
      ),
    )
    .orderBy(account, number, channel, desc(at));
}

/** Everything that an account ever chose, oldest first. */
export function listChoices(db: Database, userId: string): Promise<MessageChoiceRow[]> {
  return db
    .select()
    .from(messageChoices)
    .where(eq(messageChoices.userId, userId))
    .orderBy(asc(messageChoices.at));
}

/** The number that a message with that id was sent to; undefined once that was erased. */
export async function findNumberOf(db: Database, messageId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ phone: mails.phone })
    .from(mails)
    .where(and(eq(mails.id, messageId), inArray(mails.channel, ['sms', 'whatsapp'])));
  return row?.phone ?? undefined;
}

/** How many messages in one channel or another, besides codes, were queued to a number since then. */
export function countMessagesTo(db: Database, phone: string, since: Date): Promise<number> {
  return db.$count(
    mails,
    and(eq(mails.phone, phone), gt(mails.createdAt, since), ne(mails.template, 'order-code')),
  );
}

/** Whose order it is, where it goes, how far it is and its language. */
export async function findOrderOf(db: Database, orderId: string) {
  const [row] = await db
    .select({
      userId: orders.userId,
      status: orders.status,
      phoneKey: orders.phoneKey,
      language: orders.language,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  return row;
}

/** Whether an account wants messages to a number in a channel. */
export async function wantsMessages(
  db: Database,
  whose: Required<Whose>,
  channel: MessageChannel,
): Promise<boolean> {
  const choices = await findChoices(db, whose);
  return choices.some((choice) => choice.channel === channel && choice.state === 'agreed');
}
