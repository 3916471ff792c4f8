import { createHash } from 'node:crypto';
import { type GiftCardRequest, LIMITS, ORDER_STATUS } from '@storefront/host/contracts/api';
import { formatLongDate } from '@storefront/host/format/dates';
import { currentLanguage } from '@storefront/host/messages/language';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { BadRequestError } from '../../http/errors';
import { isoDay } from '../../indian-time';
import { t } from '../../messages/t';
import { formatPaise } from '../../money';
import type { Config } from '../../settings/config';
import { newOrderId } from '../orders/order-id';
import { recordOrderEvent } from '../orders/lifecycle/record-order-event';
import { findOrderByKey, insertOrder, insertOrderItems } from '../orders/orders.repository';
import { insertClientIp, lockOrderOwner } from '../orders/placement/placement.repository';
import { requireSameRequest } from '../orders/placement/placement.service';
import {
  enforceUnpaidLimits,
  hashClientIp,
  type UnpaidLimits,
} from '../orders/placement/unpaid-limits';
import { normaliseEmail } from '../users/email-address';
import { rememberLanguage, type User } from '../users/users.repository';
import { insertGiftCardOrder } from './gift-card-orders.repository';

const DAY = 24 * 60 * 60_000;

interface GiftCardPurchase {
  buyer: User;
  request: GiftCardRequest;
  /** The client's key for this order: a repeated request with the same key returns the same order. */
  idempotencyKey: string | undefined;
  clientIp: string;
  limits: UnpaidLimits;
  /** Which gift cards are sold, in paise. */
  offer: Config['giftCards'];
}

/** A request that was checked. `amount` is in paise. */
interface WantedCard {
  amount: number;
  recipient: string;
  message: string | null;
  /** Null for as soon as it is paid. */
  sendOn: string | null;
}

/**
 * Orders a gift card: an order of one line, without shipping, tax and offers, that nothing but a payment pays. Returns the
 * order's id; the card is issued once it is paid. Throws a {@link BadRequestError} for an amount or a day that isn't offered, a
 * `ConflictError` for an idempotency key that was used with another request, and a `TooManyRequestsError` if the account or the
 * IP address has too many unpaid orders.
 */
export function orderGiftCard(db: Database, purchase: GiftCardPurchase): Promise<string> {
  const { buyer, idempotencyKey = null, limits } = purchase;
  const wanted = readRequest(purchase.request, purchase.offer, new Date());
  const requestHash = createHash('sha256')
    .update(JSON.stringify(['gift-card', wanted]))
    .digest('hex');
  const owner = { userId: buyer.id, ipHash: hashClientIp(purchase.clientIp) };

  return inTransaction(db, async (tx) => {
    await lockOrderOwner(tx, owner);
    const placed =
      idempotencyKey === null ? undefined : await findOrderByKey(tx, buyer.id, idempotencyKey);
    if (placed) return requireSameRequest(placed, requestHash);
    await enforceUnpaidLimits(tx, { owner, pieces: 0, limits });
    const id = newOrderId();
    await insertOrder(tx, { ...orderOf(buyer, wanted), id, idempotencyKey, requestHash });
    await insertClientIp(tx, id, owner.ipHash);
    await insertOrderItems(tx, [{ ...LINE, orderId: id, price: wanted.amount }]);
    const { recipient, message, sendOn } = wanted;
    const sender = nameOf(buyer);
    const bought = { orderId: id, recipient, sender, message, sendOn, cardId: null };
    await insertGiftCardOrder(tx, bought);
    await rememberLanguage(tx, buyer.id);
    await recordOrderEvent(tx, { orderId: id, kind: 'placed', author: 'shopper' });
    return id;
  });
}

function readRequest(
  { amount: rupees, recipient, message = '', sendOn }: GiftCardRequest,
  { minimum, maximum }: Config['giftCards'],
  now: Date,
): WantedCard {
  const amount = rupees * 100;
  if (amount < minimum || amount > maximum) {
    const limits = { from: formatPaise(minimum), to: formatPaise(maximum) };
    throw new BadRequestError('amount', t('Please choose an amount from {from} to {to}.', limits));
  }
  const today = isoDay(now);
  const last = isoDay(new Date(now.getTime() + LIMITS.giftDaysAheadMax * DAY));
  if (sendOn !== undefined && (sendOn < today || sendOn > last)) {
    const day = formatLongDate(last);
    throw new BadRequestError('sendOn', t('Please choose a day from today to {day}.', { day }));
  }
  return {
    amount,
    recipient: normaliseEmail(recipient),
    message: message.trim() || null,
    sendOn: sendOn === undefined || sendOn === today ? null : sendOn,
  };
}

const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`.trim();

/** The row of an order of a gift card. Its address names the buyer and no place: nothing is sent there. */
function orderOf(buyer: User, { amount }: WantedCard) {
  const nowhere = { address: '', city: '', state: '', postalCode: '' };
  return {
    userId: buyer.id,
    kind: 'gift-card' as const,
    status: ORDER_STATUS.pending,
    total: amount,
    shippingAddress: { ...nowhere, fullName: nameOf(buyer), phone: buyer.phone ?? '' },
    // No guest finds it by a phone number.
    phoneKey: '',
    shippingMethod: 'By email',
    language: currentLanguage(),
    createdAt: new Date(),
  };
}

/**
 * The line of the order. It is no product of the catalogue, so that nothing links to it, and nobody reviews or returns it. Its
 * title and picture are those of all gift cards, and chosen when it is shown.
 */
const LINE = {
  line: 1,
  productId: '',
  title: 'Gift card',
  image: '',
  quantity: 1,
  discount: 0,
  size: null,
  color: null,
  options: {},
  sku: null,
  hsnCode: null,
  taxClass: null,
};
