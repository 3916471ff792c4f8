import { Type, type Static } from 'typebox';
import type { Database } from '../db/database';
import { ConflictError } from '../http/errors';
import { formatPaise } from '../money';
import { changeOrder } from '../modules/orders/orders.service';
import { collectPayment } from '../modules/payments/ledger/collect-payment';
import { checkLedger } from '../modules/payments/ledger/ledger.service';
import {
  actorOf,
  ActorSchema,
  AmountSchema,
  authorProperties,
  OrderIdSchema,
  parcelOf,
  ParcelSchema,
} from './command-parts';
import { CollectionCommandSchemas, runCollectionCommand } from './collection-commands';
import { OrderFileSchemas, runOrderFile } from './order-files';
import { OrderLookupSchemas, runOrderLookup } from './order-lookups';
import { type RefundContext, RefundCommandSchemas, runRefundCommand } from './refund-commands';
import { ReturnCommandSchemas, runReturnCommand } from './return-commands';

/** The operator's commands (D14: there is no admin role, the operator has the command line). */
export const OperatorCommandSchema = Type.Union([
  ...OrderLookupSchemas,
  ...OrderFileSchemas,
  ...RefundCommandSchemas,
  ...CollectionCommandSchemas,
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
    action: Type.Literal('refuse'),
    orderId: OrderIdSchema,
    ...ActorSchema.properties,
  }),
  Type.Object({
    action: Type.Literal('cancel'),
    orderId: OrderIdSchema,
    ...ActorSchema.properties,
  }),
]);
export type OperatorCommand = Static<typeof OperatorCommandSchema>;

async function check(db: Database): Promise<string> {
  const { checked, imbalances } = await checkLedger(db);
  if (imbalances.length === 0) return `${checked} orders checked: the ledger balances.`;
  const lines = imbalances.map(({ orderId, problem }) => `Order ${orderId}: ${problem}.`);
  throw new ConflictError(
    [`${imbalances.length} of ${checked} orders contradict the ledger.`, ...lines].join('\n'),
  );
}

/**
 * Runs a command; returns the text to show. Throws as `changeOrder`, `collectPayment` and the other files with commands
 * do, and a {@link ConflictError} that names the orders which contradict the ledger.
 */
export async function runOperatorCommand(
  context: RefundContext,
  command: OperatorCommand,
): Promise<string> {
  const { db } = context;
  switch (command.action) {
    case 'find':
    case 'show':
      return runOrderLookup(db, command);
    case 'export':
    case 'gst':
    case 'packing-slip':
    case 'invoice':
    case 'credit-note':
      return runOrderFile(db, command);
    case 'refunds':
    case 'refund':
    case 'refunded':
      return runRefundCommand(context, command);
    case 'collected': {
      const { orderId, amount, author, note = null } = command;
      const payment = { orderId, amount, author: author.trim(), note };
      const ref = await collectPayment(db, payment);
      return `Order ${orderId} is paid: ${formatPaise(amount)}, collected by ${author.trim()}, payment ${ref}.`;
    }
    case 'uncollected':
    case 'remitted':
      return runCollectionCommand(db, command);
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
    case 'deliver':
      await changeOrder(db, command.orderId, 'deliver', actorOf(command));
      return `Order ${command.orderId} is delivered.`;
    case 'refuse':
      await changeOrder(db, command.orderId, 'refuse', actorOf(command));
      return `Order ${command.orderId} came back; it is cancelled, and its stock is restored.`;
    case 'cancel':
      await changeOrder(db, command.orderId, 'cancel', actorOf(command));
      return `Order ${command.orderId} is cancelled; its stock is restored.`;
  }
}
