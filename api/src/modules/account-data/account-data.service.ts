import { randomUUID } from 'node:crypto';
import { type AccountExport, ORDER_STATUS } from '@storefront/host/contracts/api';
import { currentLanguage } from '@storefront/host/messages/language';
import type { Database } from '../../db/database';
import { readAlerts } from '../alerts/alerts.service';
import { eraseAlertsOf } from '../alerts/alerts.repository';
import { forfeitStoreCredit } from '../credits/change-credits';
import { readStoreCredit } from '../credits/credits.service';
import { listAddresses } from '../addresses/addresses.service';
import { eraseGiftCardOrders } from '../gift-cards/gift-card-orders.repository';
import { findOrdersOfUser, type FullOrder } from '../orders/orders.repository';
import { type OrderView, presentOrders } from '../orders/presentation/present-order';
import { readOwnReviews } from '../reviews/reviews.service';
import { listSessions } from '../sessions/sessions.service';
import type { User } from '../users/users.repository';
import { presentAccount } from '../users/users.service';
import { readWishlist } from '../wishlist/wishlist.service';
import { inTransaction } from '../../db/transaction';
import { BadRequestError, ConflictError } from '../../http/errors';
import { readChoiceHistory } from '../messages/messages.service';
import { eraseMailsTo } from '../mail/mail-erasure.repository';
import { textNumberOf } from '../cash-on-delivery/order-code';
import { lockAccount } from '../orders/placement/placement.repository';
import { hashToken } from '../sessions/token-hash';
import {
  enforceAttemptLimit,
  PASSWORD_CONFIRMATIONS,
  resetPasswordAttempts,
} from '../sign-in/attempt-limits';
import { resetAttempts } from '../sign-in/sign-in.repository';
import { hashPassword, verifyPassword } from '../users/passwords';
import {
  deleteUser,
  findOrdersWithOpenReturns,
  insertFormerUser,
  lockOrdersOfUser,
  anonymiseOrders,
} from './account-data.repository';
import { inLanguage } from '../../messages/languages';
import { t } from '../../messages/t';

/**
 * All data that the shop keeps about an account, except for its password hash, tokens and failed sign-ins.
 */
export async function exportAccount(
  db: Database,
  user: User,
  token: string,
  now: Date,
  view: OrderView,
): Promise<AccountExport> {
  return {
    exportedAt: now.toISOString(),
    account: {
      ...presentAccount(user),
      language: inLanguage(user.language, currentLanguage),
    },
    addresses: await listAddresses(db, user.id),
    orders: await presentOrders(db, await findOrdersOfUser(db, user.id), view),
    wishlist: await readWishlist(db, user.id),
    alerts: await readAlerts(db, user),
    messageChoices: await readChoiceHistory(db, user.id),
    storeCredit: await readStoreCredit(db, user.id),
    reviews: await readOwnReviews(db, view.publicUrl, user.id),
    devices: await listSessions(db, user, token),
  };
}

/** Why an order prevents the deletion of the account; undefined if it doesn't. */
function deletionBlocker({ order, balance }: FullOrder, openReturns: ReadonlySet<string>) {
  const { id, status } = order;
  if (status === ORDER_STATUS.pending)
    return t('Order {id} waits for its payment: pay or cancel it first.', { id });
  if (status === ORDER_STATUS.processing || status === ORDER_STATUS.shipped) {
    return t('Order {id} is under way. Your account can be deleted once it has arrived.', { id });
  }
  if (openReturns.has(id)) {
    return t('A return of order {id} is under way. Your account can be deleted once it is done.', {
      id,
    });
  }
  if (balance.refundDue > 0) {
    return t(
      'Money for order {id} is on its way back to you. Your account can be deleted once it is refunded.',
      { id },
    );
  }
  return undefined;
}

/**
 * Deletes an account after checking its password, as {@link eraseAccount} does. Throws a {@link BadRequestError}
 * for a wrong password, and a `TooManyRequestsError` after too many wrong ones.
 */
export async function deleteAccount(db: Database, user: User, password: string): Promise<void> {
  const attempts = hashToken(`deletion ${user.id}`);
  await enforceAttemptLimit(db, attempts, PASSWORD_CONFIRMATIONS);
  if (!(await verifyPassword(user.passwordHash, password))) {
    throw new BadRequestError('password', t('The password is wrong.'));
  }
  await resetAttempts(db, attempts);
  await eraseAccount(db, user);
}

/**
 * Deletes an account, and with it its store credit. Its orders, which the ledger refers to, are moved to a placeholder
 * account, without name, address and phone; everything else is deleted. Throws a {@link ConflictError} while an order is
 * open or a refund is due (docs/adr/0041). `record` writes who did it, in the same transaction.
 */
export async function eraseAccount(
  db: Database,
  user: User,
  record: (tx: Database) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  // The hash of a random password, with which nobody can sign in to the placeholder account.
  const passwordHash = await hashPassword(randomUUID());

  await inTransaction(db, async (tx) => {
    // While it is locked, no order can be placed for it.
    await lockAccount(tx, user.id);
    await lockOrdersOfUser(tx, user.id);
    const orders = await findOrdersOfUser(tx, user.id);
    const ids = orders.map(({ order }) => order.id);
    const openReturns = await findOrdersWithOpenReturns(tx, ids);
    const reason = orders
      .map((order) => deletionBlocker(order, openReturns))
      .find((one) => one !== undefined);
    if (reason !== undefined) throw new ConflictError(reason);
    if (orders.length > 0) {
      const formerId = randomUUID();
      await insertFormerUser(tx, formerId, passwordHash);
      await anonymiseOrders(tx, ids, formerId);
      await eraseGiftCardOrders(tx, ids);
    }
    const phones = [...new Set(orders.map(({ order }) => textNumberOf(order)))];
    await eraseMailsTo(tx, { email: user.email, phones });
    await eraseAlertsOf(tx, user.email);
    await forfeitStoreCredit(tx, user.id);
    await resetPasswordAttempts(tx, user);
    await deleteUser(tx, user.id);
    await record(tx);
  });
}
