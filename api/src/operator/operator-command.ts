import { Type, type Static } from 'typebox';
import type { Database } from '../db/database';
import { ConflictError } from '../http/errors';
import { formatPaise } from '../money';
import { statusName } from '../modules/orders/order-status';
import { findNewestOrders } from '../modules/orders/orders.repository';
import { changeOrder } from '../modules/orders/orders.service';
import {
  checkLedger,
  listRefundsDue,
  recordRefund,
} from '../modules/payments/ledger/refunds.service';

const LIST_LIMIT = 50;

const OrderIdSchema = Type.String({ minLength: 1, maxLength: 100 });

/** The operator's commands (D14: there is no admin role, the operator has the command line). */
export const OperatorCommandSchema = Type.Union([
  Type.Object({ action: Type.Literal('list') }),
  Type.Object({ action: Type.Literal('refunds') }),
  Type.Object({
    action: Type.Literal('refunded'),
    ref: Type.String({ minLength: 1, maxLength: 100 }),
    /** Paise; without it, all that is due. */
    amount: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    /** Who made the refund. */
    author: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    note: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  Type.Object({ action: Type.Literal('check') }),
  Type.Object({
    action: Type.Literal('ship'),
    orderId: OrderIdSchema,
    tracking: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  }),
  Type.Object({ action: Type.Literal('deliver'), orderId: OrderIdSchema }),
  Type.Object({ action: Type.Literal('cancel'), orderId: OrderIdSchema }),
]);
export type OperatorCommand = Static<typeof OperatorCommandSchema>;

async function listOrders(db: Database): Promise<string> {
  const orders = await findNewestOrders(db, LIST_LIMIT);
  const lines = orders.map((order) =>
    [
      order.id,
      statusName(order.status).padEnd(10),
      order.createdAt.toISOString(),
      formatPaise(order.total),
      order.tracking ?? '',
    ].join('  '),
  );
  return lines.join('\n') || 'No orders.';
}

async function listRefunds(db: Database): Promise<string> {
  const refunds = await listRefundsDue(db);
  const lines = refunds.map(({ orderId, ref, received, receivedAt, refundDue }) =>
    [
      orderId ?? 'unknown order ',
      `payment ${ref}`,
      `received ${formatPaise(received)} ${receivedAt.toISOString()}`,
      `due ${formatPaise(refundDue)}`,
    ].join('  '),
  );
  return lines.join('\n') || 'No refunds are due.';
}

async function check(db: Database): Promise<string> {
  const { checked, imbalances } = await checkLedger(db);
  if (imbalances.length === 0) return `${checked} orders checked: the ledger balances.`;
  const lines = imbalances.map(({ orderId, problem }) => `Order ${orderId}: ${problem}.`);
  throw new ConflictError(
    [`${imbalances.length} of ${checked} orders contradict the ledger.`, ...lines].join('\n'),
  );
}

/**
 * Runs a command; returns the text to show. Throws as `changeOrder` and `recordRefund` do, and a
 * {@link ConflictError} that names the orders which contradict the ledger.
 */
export async function runOperatorCommand(db: Database, command: OperatorCommand): Promise<string> {
  switch (command.action) {
    case 'list':
      return listOrders(db);
    case 'refunds':
      return listRefunds(db);
    case 'refunded': {
      const { ref, amount, author, note = null } = command;
      const refunded = await recordRefund(db, { ref, amount, author: author.trim(), note });
      return `${formatPaise(refunded)} of payment ${ref} is recorded as refunded by ${author.trim()}.`;
    }
    case 'check':
      return check(db);
    case 'ship': {
      const tracking = command.tracking.trim();
      await changeOrder(db, command.orderId, 'ship', { tracking });
      return `Order ${command.orderId} is shipped, tracking number ${tracking}.`;
    }
    case 'deliver':
      await changeOrder(db, command.orderId, 'deliver');
      return `Order ${command.orderId} is delivered.`;
    case 'cancel':
      await changeOrder(db, command.orderId, 'cancel');
      return `Order ${command.orderId} is cancelled; its stock is restored.`;
  }
}
