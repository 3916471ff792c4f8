import type { AccountExport } from '@storefront/shared/contracts/api';
import type { Database } from '../../db/database';
import { listAddresses } from '../addresses/addresses.service';
import { findOrdersOfUser } from '../orders/orders.repository';
import type { OrderView } from '../orders/presentation/present-order';
import { presentOrders } from '../orders/presentation/present-orders';
import { listSessions } from '../sessions/sessions.service';
import type { User } from '../users/users.repository';
import { presentAccount } from '../users/users.service';
import { readWishlist } from '../wishlist/wishlist.service';

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
    account: presentAccount(user),
    addresses: await listAddresses(db, user.id),
    orders: await presentOrders(db, await findOrdersOfUser(db, user.id), view),
    wishlist: await readWishlist(db, user.id),
    devices: await listSessions(db, user, token),
  };
}
