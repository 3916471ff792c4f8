import { Type, type Static } from 'typebox';
import type { Database } from '../db/database';
import { notifyAfterCommit } from '../db/after-commit';
import { inTransaction } from '../db/transaction';
import { ConflictError } from '../http/errors';
import { type MailRow, requeueMails, searchMails } from '../modules/mail/mail.repository';
import { describePage, listProperties, PAGE_SIZE, pagesOf, toJson } from './command-parts';

const DAY = 24 * 60 * 60_000;

const ListSchema = Type.Object({
  action: Type.Literal('list'),
  status: Type.Optional(Type.Enum(['queued', 'sending', 'sent', 'failed'])),
  ...listProperties,
});

/** The operator's commands about mails. */
export const MailsCommandSchema = Type.Union([
  ListSchema,
  Type.Object({
    action: Type.Literal('retry'),
    /** The id of a mail that was given up, or `all` for all of them. */
    id: Type.String({ minLength: 1, maxLength: 100 }),
  }),
]);
export type MailsCommand = Static<typeof MailsCommandSchema>;

function mailLine(mail: MailRow): string {
  const { id, status, createdAt, template, attempts, lastError } = mail;
  return [
    id,
    status.padEnd(7),
    createdAt.toISOString(),
    template,
    mail.recipient ?? mail.phone ?? '(erased)',
    ...(lastError === null ? [] : [`attempts ${attempts}: ${lastError}`]),
  ].join('  ');
}

function present(mail: MailRow) {
  const { id, status, createdAt, sentAt, template, attempts, lastError } = mail;
  return {
    id,
    status,
    at: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    recipient: mail.recipient ?? mail.phone,
    template,
    attempts,
    lastError,
  };
}

async function list(
  db: Database,
  { status, page = 1, json }: Static<typeof ListSchema>,
): Promise<string> {
  const { total, found } = await searchMails(db, status, { number: page, size: PAGE_SIZE });
  if (json) return toJson({ total, page, pages: pagesOf(total), mails: found.map(present) });
  if (total === 0) return 'No mails.';
  return [...found.map(mailLine), describePage(page, total, 'mail')].join('\n');
}

/**
 * Runs a command; returns the text to show. Throws a {@link ConflictError} if there is nothing to send again.
 */
export async function runMailsCommand(db: Database, command: MailsCommand): Promise<string> {
  if (command.action === 'list') return list(db, command);
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
