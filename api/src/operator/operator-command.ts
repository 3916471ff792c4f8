import { Type, type Static } from 'typebox';
import type { Database } from '../db/database';
import { formatPaise } from '../money';
import { statusName } from '../modules/orders/order-status';
import { findNewestOrders } from '../modules/orders/orders.repository';
import { changeOrder } from '../modules/orders/orders.service';
import { findRefundsDue } from '../modules/payments/payments.repository';

const LIST_LIMIT = 50;

const OrderIdSchema = Type.String({ minLength: 1, maxLength: 100 });

/** The operator's commands (D14: there is no admin role, the operator has the command line). */
export const OperatorCommandSchema = Type.Union([
  Type.Object({ action: Type.Literal('list') }),
  Type.Object({ action: Type.Literal('refunds') }),
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
  const payments = await findRefundsDue(db);
  const lines = payments.map(
    ({ orderId, ref, amount }) => `${orderId}  payment ${ref}  ${formatPaise(amount)}`,
  );
  return lines.join('\n') || 'No refunds are due.';
}

/** Runs a command; returns the text to show. Throws as `changeOrder` does. */
export async function runOperatorCommand(db: Database, command: OperatorCommand): Promise<string> {
  switch (command.action) {
    case 'list':
      return listOrders(db);
    case 'refunds':
      return listRefunds(db);
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
