import { Type, type Static } from 'typebox';
import type { Database } from '../db/database';
import { notifyAfterCommit } from '../db/after-commit';
import { inTransaction } from '../db/transaction';
import { ConflictError } from '../http/errors';
import { findMails, type MailRow, requeueMails } from '../modules/mail/mail.repository';

const LIST_LIMIT = 50;
const DAY = 24 * 60 * 60_000;

/** The operator's commands about mails. */
export const MailsCommandSchema = Type.Union([
  Type.Object({
    action: Type.Literal('list'),
    status: Type.Optional(Type.Enum(['queued', 'sending', 'sent', 'failed'])),
  }),
  Type.Object({
    action: Type.Literal('retry'),
    /** The id of a mail that was given up, or `all` for all of them. */
    id: Type.String({ minLength: 1, maxLength: 100 }),
  }),
]);
export type MailsCommand = Static<typeof MailsCommandSchema>;

function mailLine(mail: MailRow): string {
  const { id, status, createdAt, recipient, template, attempts, lastError } = mail;
  return [
    id,
    status.padEnd(7),
    createdAt.toISOString(),
    template,
    recipient ?? '(erased)',
    ...(lastError === null ? [] : [`attempts ${attempts}: ${lastError}`]),
  ].join('  ');
}

/**
 * Runs a command; returns the text to show. Throws a {@link ConflictError} if there is nothing to send again.
 */
export async function runMailsCommand(db: Database, command: MailsCommand): Promise<string> {
  if (command.action === 'list') {
    const { status } = command;
    const mails = await findMails(db, LIST_LIMIT, status === undefined ? {} : { status });
    return mails.map(mailLine).join('\n') || 'No mails.';
  }
  const now = new Date();
  const ids = command.id === 'all' ? 'all' : [command.id];
  const queued = await inTransaction(db, (tx) => {
    notifyAfterCommit(tx, 'mail');
    return requeueMails(tx, ids, now, new Date(now.getTime() + DAY));
  });
  if (queued === 0) {
    throw new ConflictError('There is no such mail that was given up and not erased.');
  }
  return `Queued again: ${queued}. Sending is attempted for a day.`;
}
