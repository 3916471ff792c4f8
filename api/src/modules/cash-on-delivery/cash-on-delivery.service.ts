import { randomUUID } from 'node:crypto';
import { type CashOnDeliveryRefusal, ORDER_STATUS } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { BadRequestError, ConflictError, TooManyRequestsError } from '../../http/errors';
import { formatPaise } from '../../money';
import { payableOf } from '../credits/order-credits';
import { queueTextMessage } from '../mail/text-messages/queue-text-message';
import { applyAction } from '../orders/lifecycle/apply-action';
import { orderStatusLabel } from '@storefront/host/shop/orders/order-status';
import type { OrderRow } from '../orders/orders.repository';
import { lockOwnOrder } from '../orders/orders.service';
import { lockAccount } from '../orders/placement/placement.repository';
import { countOpenCodOrders, hasRefusedSince, lockPhone } from './cod-history.repository';
import { type CodRules, findRefusal } from './cod-rules';
import {
  CODE_MINUTES,
  CODES_PER_HOUR,
  expiryOf,
  FAILURES_MAX,
  hashCode,
  HOUR,
  matchesCode,
  newCode,
  RESEND_AFTER,
  textNumberOf,
} from './order-code';
import {
  countCodesTo,
  countFailure,
  deleteCodesOf,
  findNewestCode,
  insertCode,
  type OrderCodeRow,
} from './order-codes.repository';
import { t } from '../../messages/t';

const YEAR = 365 * 24 * HOUR;

/** Whose order it is. */
interface OwnOrder {
  orderId: string;
  userId: string;
}

/** Why an order can't be paid on delivery; undefined if it can. */
export async function findRefusalOf(
  db: Database,
  rules: CodRules,
  order: OrderRow,
): Promise<CashOnDeliveryRefusal | undefined> {
  // No courier brings a gift card.
  if (order.kind === 'gift-card') return 'off';
  return findRefusal(rules, {
    pin: order.shippingAddress.postalCode,
    due: payableOf(order),
    openOrders: await countOpenCodOrders(db, order),
    hasRefused: await hasRefusedSince(db, order, new Date(Date.now() - YEAR)),
  });
}

/** A refusal in words. */
function describeRefusal(reason: CashOnDeliveryRefusal, rules: CodRules): string {
  switch (reason) {
    case 'off':
      return t('This shop has no cash on delivery.');
    case 'pin':
      return t('Couriers take no payments at this PIN code.');
    case 'too-little':
      return t('Cash on delivery is from {amount}.', { amount: formatPaise(rules.minimum) });
    case 'too-much':
      return t('Cash on delivery is up to {amount}.', { amount: formatPaise(rules.maximum) });
    case 'open-orders':
      return t(
        'Other orders to be paid on delivery are on their way. Once they have arrived, you can place another.',
      );
    case 'refused-before':
      return t(
        'Cash on delivery isn’t available, because an earlier order wasn’t accepted at the door.',
      );
  }
}

/** Throws a {@link ConflictError} for an order that isn't pending, or that can't be paid on delivery. */
async function requireOffered(tx: Database, rules: CodRules, order: OrderRow): Promise<void> {
  if (order.status !== ORDER_STATUS.pending) {
    const status = orderStatusLabel(order.status);
    throw new ConflictError(
      t('Order {id} is {status} and can’t be paid any more.', { id: order.id, status }),
    );
  }
  const reason = await findRefusalOf(tx, rules, order);
  if (reason !== undefined) throw new ConflictError(describeRefusal(reason, rules), { reason });
}

/** Throws a {@link TooManyRequestsError} if too many codes were sent to the phone of the order. */
async function limitCodes(tx: Database, { phoneKey }: OrderRow, now: number): Promise<void> {
  if ((await countCodesTo(tx, phoneKey, new Date(now - HOUR))) >= CODES_PER_HOUR) {
    throw new TooManyRequestsError(
      t('We have sent several codes to this number. Please try again in an hour.'),
      HOUR / 1000,
    );
  }
}

/** A code that was sent, without the code. */
interface SentCode {
  expiresAt: Date;
  /** From when on another can be sent. */
  nextAt: Date;
}

function timesOf(code: Pick<OrderCodeRow, 'sentAt'>): SentCode {
  return { expiresAt: expiryOf(code), nextAt: new Date(code.sentAt.getTime() + RESEND_AFTER) };
}

/**
 * Sends a code to the phone of the delivery address of a user's own pending order; it replaces an earlier one. None is sent
 * if another was just now: it is on its way, though the page may have been loaded again. Throws a `NotFoundError` for
 * another user's order, a {@link ConflictError} for one that can't be paid on delivery, and a {@link TooManyRequestsError}
 * after too many codes.
 */
export function sendOrderCode(
  db: Database,
  rules: CodRules,
  { orderId, userId }: OwnOrder,
): Promise<SentCode> {
  return inTransaction(db, async (tx) => {
    const order = await lockOwnOrder(tx, orderId, userId);
    await requireOffered(tx, rules, order);
    const sentAt = new Date();
    const last = await findNewestCode(tx, order.id);
    if (last && timesOf(last).nextAt > sentAt) return timesOf(last);
    await limitCodes(tx, order, sentAt.getTime());
    const id = randomUUID();
    const code = newCode();
    await insertCode(tx, {
      id,
      orderId: order.id,
      phoneKey: order.phoneKey,
      codeHash: hashCode(id, code),
      sentAt,
    });
    const sent = timesOf({ sentAt });
    await queueTextMessage(tx, {
      key: `order-code:${id}`,
      channel: 'sms',
      to: textNumberOf(order),
      template: 'order-code',
      variables: { code, minutes: String(CODE_MINUTES), order: order.id },
      expiresAt: sent.expiresAt,
    });
    return sent;
  });
}

/** Why a code is refused; undefined if it is the valid one. A wrong one is counted. */
async function findCodeProblem(
  tx: Database,
  order: OrderRow,
  typed: string,
): Promise<string | undefined> {
  const code = await findNewestCode(tx, order.id);
  if (!code || expiryOf(code).getTime() <= Date.now()) {
    return t('This code has expired. Have another one sent.');
  }
  if (code.failures >= FAILURES_MAX) return t('Too many wrong codes. Have another one sent.');
  if (matchesCode(code, typed)) return undefined;
  await countFailure(tx, code.id);
  return t('This isn’t the code from our last message.');
}

/**
 * Confirms a user's own pending order by the code that was sent: it is got ready, and paid on delivery. Confirming it again
 * changes nothing. Throws a `NotFoundError` for another user's order, a {@link ConflictError} for one that can't be paid on
 * delivery, and a {@link BadRequestError} for a code that isn't valid.
 */
export async function confirmOrder(
  db: Database,
  rules: CodRules,
  { orderId, userId, code }: OwnOrder & { code: string },
): Promise<void> {
  const problem = await inTransaction(db, async (tx) => {
    // While they are locked, no other order of the account or the phone can be confirmed: their number is limited.
    await lockAccount(tx, userId);
    const order = await lockOwnOrder(tx, orderId, userId);
    await lockPhone(tx, order.phoneKey);
    if (order.cashOnDeliveryAt !== null && order.status !== ORDER_STATUS.cancelled)
      return undefined;
    await requireOffered(tx, rules, order);
    const found = await findCodeProblem(tx, order, code);
    if (found !== undefined) return found;
    await applyAction(tx, order, 'confirm', { author: 'shopper' });
    await deleteCodesOf(tx, order.id);
    return undefined;
  });
  // After the commit, which stores that a wrong code was entered.
  if (problem !== undefined) throw new BadRequestError('code', problem);
}
