import { Type, type Static } from 'typebox';
import type { Database } from '../db/database';
import { ConflictError } from '../http/errors';
import { formatPaise } from '../money';
import { changeOrder } from '../modules/orders/orders.service';
import { writeCreditNote, writeInvoice } from '../modules/invoices/invoices.service';
import { collectPayment } from '../modules/payments/ledger/collect-payment';
import {
  checkLedger,
  listRefundsDue,
  recordRefund,
} from '../modules/payments/ledger/ledger.service';
import { type MakeRefund, refundPayment } from '../modules/payments/refunds/refunds.service';
import type { RefundRow } from '../modules/payments/refunds/refunds.repository';
import {
  actorOf,
  ActorSchema,
  AmountSchema,
  authorProperties,
  FileSchema,
  OrderIdSchema,
  parcelOf,
  ParcelSchema,
  RefSchema,
} from './command-parts';
import { OrderLookupSchemas, runOrderLookup } from './order-lookups';
import { ReturnCommandSchemas, runReturnCommand } from './return-commands';

/** The operator's commands (D14: there is no admin role, the operator has the command line). */
export const OperatorCommandSchema = Type.Union([
  ...OrderLookupSchemas,
  Type.Object({ action: Type.Literal('refunds') }),
  Type.Object({
    action: Type.Literal('refunded'),
    ref: RefSchema,
    /** Paise; without it, all that is due. */
    amount: Type.Optional(AmountSchema),
    ...authorProperties,
  }),
  Type.Object({ action: Type.Literal('refund'), ref: RefSchema, ...authorProperties }),
  Type.Object({
    action: Type.Literal('collected'),
    orderId: OrderIdSchema,
    /** Paise. */
    amount: AmountSchema,
    ...authorProperties,
  }),
  Type.Object({ action: Type.Literal('check') }),
  ...ReturnCommandSchemas,
  Type.Object({ action: Type.Literal('pack'), orderId: OrderIdSchema, ...ActorSchema.properties }),
  Type.Object({
    action: Type.Literal('ship'),
    orderId: OrderIdSchema,
    ...ParcelSchema.properties,
    ...ActorSchema.properties,
  }),
  Type.Object({
    action: Type.Literal('deliver'),
    orderId: OrderIdSchema,
    ...ActorSchema.properties,
  }),
  Type.Object({
    action: Type.Literal('cancel'),
    orderId: OrderIdSchema,
    ...ActorSchema.properties,
  }),
  Type.Object({ action: Type.Literal('invoice'), orderId: OrderIdSchema, file: FileSchema }),
  Type.Object({
    action: Type.Literal('credit-note'),
    orderId: OrderIdSchema,
    number: Type.String({ minLength: 1, maxLength: 40 }),
    file: FileSchema,
  }),
]);
export type OperatorCommand = Static<typeof OperatorCommandSchema>;

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

async function listRefunds(db: Database): Promise<string> {
  const refundsDue = await listRefundsDue(db);
  const lines = refundsDue.map(({ orderId, ref, received, receivedAt, refundDue, refunds }) =>
    [
      orderId ?? 'unknown order ',
      `payment ${ref}`,
      `received ${formatPaise(received)} ${receivedAt.toISOString()}`,
      `due ${formatPaise(refundDue)}`,
      ...refunds.slice(-1).map((last) => `${refundState(last)}, ${last.createdAt.toISOString()}`),
    ].join('  '),
  );
  return lines.join('\n') || 'No refunds are due.';
}

/** Requests the refunds due for a payment from the provider. Throws a {@link ConflictError} if one fails. */
async function refund(
  { db, makeRefund }: OperatorContext,
  { ref, author, note }: { ref: string; author: string; note?: string | undefined },
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

async function check(db: Database): Promise<string> {
  const { checked, imbalances } = await checkLedger(db);
  if (imbalances.length === 0) return `${checked} orders checked: the ledger balances.`;
  const lines = imbalances.map(({ orderId, problem }) => `Order ${orderId}: ${problem}.`);
  throw new ConflictError(
    [`${imbalances.length} of ${checked} orders contradict the ledger.`, ...lines].join('\n'),
  );
}

/** The dependencies of the operator's commands. */
interface OperatorContext {
  db: Database;
  /** Undefined if the payment provider makes no refunds. */
  makeRefund: MakeRefund | undefined;
}

/**
 * Runs a command; returns the text to show. Throws as `changeOrder`, `recordRefund`, `refundPayment` and
 * `collectPayment` do, and a {@link ConflictError} that names the orders which contradict the ledger.
 */
export async function runOperatorCommand(
  context: OperatorContext,
  command: OperatorCommand,
): Promise<string> {
  const { db } = context;
  switch (command.action) {
    case 'find':
    case 'show':
      return runOrderLookup(db, command);
    case 'refunds':
      return listRefunds(db);
    case 'refund':
      return refund(context, command);
    case 'refunded': {
      const { ref, amount, author, note = null } = command;
      const refunded = await recordRefund(db, { ref, amount, author: author.trim(), note });
      return `${formatPaise(refunded)} of payment ${ref} is recorded as refunded by ${author.trim()}.`;
    }
    case 'collected': {
      const { orderId, amount, author, note = null } = command;
      const payment = { orderId, amount, author: author.trim(), note };
      const ref = await collectPayment(db, payment);
      return `Order ${orderId} is paid: ${formatPaise(amount)}, collected by ${author.trim()}, payment ${ref}.`;
    }
    case 'check':
      return check(db);
    case 'returns':
    case 'return-pick-up':
    case 'return-receive':
    case 'return-refuse':
    case 'exchange-ship':
      return runReturnCommand(db, command);
    case 'pack':
      await changeOrder(db, command.orderId, 'pack', actorOf(command));
      return `Order ${command.orderId} is packed.`;
    case 'ship': {
      const parcel = parcelOf(command);
      await changeOrder(db, command.orderId, 'ship', { ...actorOf(command), ...parcel });
      return `Order ${command.orderId} is shipped, tracking number ${parcel.tracking}.`;
    }
    case 'invoice':
      return writeInvoice(db, command);
    case 'credit-note':
      return writeCreditNote(db, command);
    case 'deliver':
      await changeOrder(db, command.orderId, 'deliver', actorOf(command));
      return `Order ${command.orderId} is delivered.`;
    case 'cancel':
      await changeOrder(db, command.orderId, 'cancel', actorOf(command));
      return `Order ${command.orderId} is cancelled; its stock is restored.`;
  }
}
