import { Type, type Static } from 'typebox';
import type { Database } from '../db/database';
import { ConflictError } from '../http/errors';
import { formatPaise, toRupees } from '../money';
import { listRefundsDue, recordRefund } from '../modules/payments/ledger/ledger.service';
import { type MakeRefund, refundPayment } from '../modules/payments/refunds/refunds.service';
import type { RefundRow } from '../modules/payments/refunds/refunds.repository';
import {
  AmountSchema,
  authorProperties,
  describePage,
  listProperties,
  PAGE_SIZE,
  pagesOf,
  RefSchema,
  toJson,
} from './command-parts';

const ListSchema = Type.Object({ action: Type.Literal('refunds'), ...listProperties });

const RecordSchema = Type.Object({
  action: Type.Literal('refunded'),
  ref: RefSchema,
  /** Paise; without it, all that is due. */
  amount: Type.Optional(AmountSchema),
  ...authorProperties,
});

const RequestSchema = Type.Object({
  action: Type.Literal('refund'),
  ref: RefSchema,
  ...authorProperties,
});

/** The operator's commands for refunds. */
export const RefundCommandSchemas = [ListSchema, RecordSchema, RequestSchema] as const;
type RefundCommand = Static<(typeof RefundCommandSchemas)[number]>;

/** What refunds need. */
export interface RefundContext {
  db: Database;
  /** Undefined if the payment provider makes no refunds. */
  makeRefund: MakeRefund | undefined;
}

/** Runs a command; returns the text to show. Throws as `recordRefund` and `refundPayment` do. */
export function runRefundCommand(context: RefundContext, command: RefundCommand): Promise<string> {
  switch (command.action) {
    case 'refunds':
      return list(context.db, command);
    case 'refund':
      return request(context, command);
    case 'refunded':
      return record(context.db, command);
  }
}

async function list(db: Database, { page = 1, json }: Static<typeof ListSchema>): Promise<string> {
  const due = await listRefundsDue(db);
  const total = due.length;
  const shown = due.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  if (json) return toJson({ total, page, pages: pagesOf(total), refunds: shown.map(present) });
  if (total === 0) return 'No refunds are due.';
  return [...shown.map(describe), describePage(page, total, 'refund')].join('\n');
}

type RefundDue = Awaited<ReturnType<typeof listRefundsDue>>[number];

function present({ orderId, ref, received, receivedAt, refundDue, refunds }: RefundDue) {
  return {
    orderId,
    ref,
    received: toRupees(received),
    receivedAt: receivedAt.toISOString(),
    refundDue: toRupees(refundDue),
    requests: refunds.map(({ amount, status, providerId, reason, createdAt, author, note }) => ({
      amount: toRupees(amount),
      status,
      providerId,
      reason,
      at: createdAt.toISOString(),
      author,
      note,
    })),
  };
}

function describe({ orderId, ref, received, receivedAt, refundDue, refunds }: RefundDue): string {
  return [
    orderId ?? 'unknown order ',
    `payment ${ref}`,
    `received ${formatPaise(received)} ${receivedAt.toISOString()}`,
    `due ${formatPaise(refundDue)}`,
    ...refunds.slice(-1).map((last) => `${refundState(last)}, ${last.createdAt.toISOString()}`),
  ].join('  ');
}

/** Describes the status of a refund. */
function refundState({ amount, status, providerId, reason }: RefundRow): string {
  const refund = `refund of ${formatPaise(amount)}`;
  switch (status) {
    case 'requested':
      return `${refund}: requested, without a response so far${reason === null ? '' : ` (${reason})`}; request it again`;
    case 'pending':
      return `${refund}: accepted by the provider as ${providerId}, not paid yet`;
    case 'processed':
      return `${refund}: paid by the provider as ${providerId}`;
    default:
      return `${refund}: ${status} (${reason})`;
  }
}

/** Requests the refunds due for a payment from the provider. Throws a {@link ConflictError} if one fails. */
async function request(
  { db, makeRefund }: RefundContext,
  { ref, author, note }: Static<typeof RequestSchema>,
): Promise<string> {
  if (!makeRefund) {
    throw new ConflictError(
      'This shop has no payment provider that makes refunds: refund it by hand, and record it with “refunded”.',
    );
  }
  const wish = { ref, author: author.trim(), note: note ?? null };
  const refunds = await refundPayment(db, makeRefund, wish);
  const text = refunds.map((each) => `Payment ${ref}, ${refundState(each)}.`).join('\n');
  const isUnderWay = refunds.every(({ status }) => status === 'processed' || status === 'pending');
  if (isUnderWay) return text;
  throw new ConflictError(text);
}

async function record(db: Database, command: Static<typeof RecordSchema>): Promise<string> {
  const { ref, amount, note = null } = command;
  const author = command.author.trim();
  const refunded = await recordRefund(db, { ref, amount, author, note });
  return `${formatPaise(refunded)} of payment ${ref} is recorded as refunded by ${author}.`;
}
